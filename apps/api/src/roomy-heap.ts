import { setFlagsFromString } from 'node:v8';

// A process that is seldom busy lets V8 believe that it can collect cheaply: it then lets the heap grow by a tenth of
// what lives, which a handful of forms allocate, and marks the whole of it anew every few seconds, for some 70 ms that
// the next driver waits. It may grow to twice what lives (docs/decisions/0024-a-heap-with-room.md).
setFlagsFromString('--heap-growing-percent=100');
