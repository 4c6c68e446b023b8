"""A statement's pieces in order, taken one after the other, with their places in the file.

Does not know statements; the grammar has seen to it that the pieces come in an order that it allows.
"""

from __future__ import annotations

from pepper_notation.record import PLAIN, After, CardKind, CardWord, Note, SeatWord, SideWord
from pepper_notation.source import Span
from pepper_notation.syntax import words
from pepper_notation.syntax.expected import NOTHING_MORE
from pepper_notation.syntax.findings import NoSuchCard
from pepper_notation.syntax.grammar import Reading
from pepper_notation.syntax.sheet import Sheet


class Pieces:
    """The pieces of one statement that begins at the offset `start` of the file, and the sheet it stands on.

    `span` and `keyword` are the statement's.
    """

    def __init__(self, reading: Reading, text: str, start: int, sheet: Sheet) -> None:
        self.sheet = sheet
        self.span = Span(start, start + len(text))
        self._start = start
        self._pieces = reading.pieces
        self._unclosed = reading.unclosed
        self._next = 0
        self._end = 0
        first = self.take().rstrip(":.")
        self.keyword = Span(start, start + len(first))

    @property
    def kind(self) -> str:
        """The next piece's terminal; empty at the end."""
        return self._pieces[self._next].type if self._next < len(self._pieces) else ""

    @property
    def at(self) -> int:
        """The offset of the next piece in the file."""
        start = self._pieces[self._next].start_pos
        assert start is not None
        return self._start + start

    def take(self) -> str:
        """The next piece's text."""
        piece = self._pieces[self._next]
        assert piece.start_pos is not None
        self._end = piece.start_pos + len(piece)
        self._next += 1
        return str(piece)

    def notes(self) -> list[Note]:
        """The notes that come next; at the end also one that is never closed."""
        notes = []
        while self.kind == "NOTE":
            start = self.at
            notes.append(words.note(self.take(), start))
        if self._unclosed is not None and not self.kind:
            assert self._unclosed.start_pos is not None
            notes.append(
                words.note(str(self._unclosed), self._start + self._unclosed.start_pos, closed=False)
            )
            self._unclosed = None
        return notes

    def tail(self) -> After:
        """What stands at the end of the statement."""
        if self.kind != "AFTER":
            notes = self.notes()
            return After(notes=tuple(notes)) if notes else PLAIN
        start, end = self.at, self._start + self._end
        text = self.take()
        if start != end:
            raise words.Amiss(Span(start, start + len(text)), NOTHING_MORE)
        return words.after(text, start, self.notes())

    def seat(self) -> SeatWord:
        """The next piece, a seat's letter, with or without a colon."""
        start = self.at
        return self.sheet.seat(self.take()[0], start)

    def label(self) -> SeatWord | None:
        """The seat's letter and colon that come next, if they do."""
        return self.seat() if self.kind == "LABEL" else None

    def side(self, *, seat_will_do: bool = False) -> SideWord:
        """The next piece, a side's letter or letters."""
        start = self.at
        return self.sheet.side(self.take(), start, seat_will_do=seat_will_do)

    def card(self) -> CardWord:
        """The next piece, a word in a card's place, with its notes (PN102)."""
        start = self.at
        return self.known(words.card_word(self.take(), start, self.notes()))

    def known(self, card: CardWord) -> CardWord:
        """The same card word, found fault with if no such card exists (PN102)."""
        if card.kind is CardKind.NONSENSE:
            self.sheet.find(NoSuchCard, card.span, word=card.text)
        return card
