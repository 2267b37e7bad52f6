import type { Proposal, ReadLine } from '../read-document.js';

/** What stands on documents of each category; a document is of the first that it names. */
const CATEGORIES: readonly { category: string; words: RegExp }[] = [
  { category: 'driving_license', words: /driving\s?licen[cs]e|\bDVLA\b/i },
  {
    category: 'qualification',
    words: /\bCPCS\b|\bN\s?PORS|plant\s?competence|plant\s?operators|\bCSCS\b|\bNVQ\b/i,
  },
  { category: 'insurance', words: /insurance|indemnity|\binsured\b/i },
  { category: 'passport', words: /\bpassport\b|passeport/i },
  {
    category: 'certification',
    words: /first\s?aid|certificate\s?of\s?(achievement|competence)|\bcertif(y|ies)\b/i,
  },
  { category: 'medical', words: /\bmedical\b|fitness\s?(to|for)\s?work|occupational\s?health/i },
  { category: 'training', words: /\btraining\b|toolbox\s?talk|induction/i },
  { category: 'certification', words: /\bcertificate\b/i },
];
const LIKELY = 0.9;

/** Which of the vault's categories a page belongs to. */
export function categoryOf(lines: readonly ReadLine[]): Proposal | undefined {
  for (const { category, words } of CATEGORIES) {
    const line = lines.find(({ text }) => words.test(text));
    if (line)
      return { field: 'category', value: category, confidence: line.confidence * LIKELY, box: line.box };
  }
  return undefined;
}
