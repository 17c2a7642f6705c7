"""Machine-word operations that Numba lacks, and loads and stores at an address.

The search passes one address instead of a dozen arrays: an array argument is seven words, pushed
again by every recursive call. The address is always that of an `arena.Arena`, which keeps the
memory alive and whose layout gives the only offsets used.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, untyped-decorator"

from __future__ import annotations

from typing import TYPE_CHECKING

from rebelote.kernel.compiled import intrinsic, ir, types

if TYPE_CHECKING:

    def popcount(word: int) -> int:
        """Number of bits set."""

    def lowest(word: int) -> int:
        """Index of the lowest bit set; 64 for 0."""

    def highest(word: int) -> int:
        """Index of the highest bit set; -1 for 0."""

    def load(address: int, index: int) -> int:
        """The ``index``-th 64-bit word from ``address``."""

    def store(address: int, index: int, value: int) -> int:
        """Write the ``index``-th 64-bit word from ``address``; returns 0."""

    def load_byte(address: int, index: int) -> int:
        """The ``index``-th unsigned byte from ``address``."""

    def store_byte(address: int, index: int, value: int) -> int:
        """Write the ``index``-th byte from ``address``; returns 0."""

else:
    _WORD = ir.IntType(64)
    _BYTE = ir.IntType(8)

    @intrinsic
    def popcount(typing_context, word):
        def generate(context, builder, signature, arguments):
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @intrinsic
    def lowest(typing_context, word):
        def generate(context, builder, signature, arguments):
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), generate

    @intrinsic
    def highest(typing_context, word):
        def generate(context, builder, signature, arguments):
            zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))
            return builder.sub(ir.Constant(_WORD, 63), zeros)

        return types.int64(types.int64), generate

    def _slot(builder, address, index, cell):
        return builder.gep(builder.inttoptr(address, cell.as_pointer()), [index])

    @intrinsic
    def load(typing_context, address, index):
        def generate(context, builder, signature, arguments):
            return builder.load(_slot(builder, *arguments, _WORD))

        return types.int64(types.int64, types.int64), generate

    @intrinsic
    def store(typing_context, address, index, value):
        def generate(context, builder, signature, arguments):
            builder.store(arguments[2], _slot(builder, *arguments[:2], _WORD))
            return ir.Constant(_WORD, 0)

        return types.int64(types.int64, types.int64, types.int64), generate

    @intrinsic
    def load_byte(typing_context, address, index):
        def generate(context, builder, signature, arguments):
            return builder.zext(builder.load(_slot(builder, *arguments, _BYTE)), _WORD)

        return types.int64(types.int64, types.int64), generate

    @intrinsic
    def store_byte(typing_context, address, index, value):
        def generate(context, builder, signature, arguments):
            byte = builder.trunc(arguments[2], _BYTE)
            builder.store(byte, _slot(builder, *arguments[:2], _BYTE))
            return ir.Constant(_WORD, 0)

        return types.int64(types.int64, types.int64, types.int64), generate
