import { textOfBlock } from './block.ts'
import { truthOf } from './key.ts'
import { half } from './numbers.ts'
import type { RawPaper } from './raw.ts'
import { questionsOf } from './raw.ts'
import { Rich } from './rich.ts'

/** The answers that stand in brackets before the numbers: they count where the paper has no other answer. */
export function takeGiven({ sections }: RawPaper): void {
  for (const question of sections.flatMap(questionsOf)) {
    const { given, answer, line } = question
    if (given === undefined || given === '') continue
    if (answer.length === 0) {
      question.answer = [{ kind: 'line', rich: Rich.of(given), line }]
    } else if (plain(given) !== plain(answer.map(textOfBlock).join('')))
      question.notes.push({ kind: 'hint', code: 'bracketsNotKey', about: { letters: given } })
  }
}

/** A key without what separates its letters, and one sign for each truth. */
function plain(text: string): string {
  const truth = truthOf(text)
  return truth === null
    ? half(text)
        .toUpperCase()
        .replaceAll(/[^A-H]/g, '')
    : String(truth)
}
