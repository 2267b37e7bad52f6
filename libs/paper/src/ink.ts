/** The colours of the house on white paper: charcoal ink, hi-vis yellow as the one accent. */
export const INK = {
  ink: '#1b1f23',
  muted: '#565d64',
  line: '#ddd7cc',
  strongLine: '#8c867b',
  accent: '#ffc20e',
  softAccent: '#fff3cc',
  fold: '#8a6700',
  good: '#1a7038',
  softGood: '#e3f3e7',
  attention: '#9a4a06',
  softAttention: '#fdeedd',
  bad: '#b3201a',
  softBad: '#fdebe9',
} as const;
