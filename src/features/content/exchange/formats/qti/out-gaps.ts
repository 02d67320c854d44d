import type { Gap } from '../../../question/body/gap.ts'
import {
  addIfNear,
  addIfRight,
  addMapped,
  declaration,
  mapping,
  type QtiPart,
  type QtiText,
} from './out.ts'

/** Writes a gap as a field of text or a choice in the line. */
export function gapPart(gap: Gap, response: string, share: number, out: QtiText): QtiPart {
  const entry = `<qti-text-entry-interaction response-identifier="${response}"/>`
  switch (gap.kind) {
    case 'choice': {
      const right = gap.options.filter((option) => option.right).map(({ id }) => `c_${id}`)
      const choices = gap.options.map(
        ({ id, text }) =>
          `<qti-inline-choice identifier="c_${id}">${out.words(text)}</qti-inline-choice>`,
      )
      const inside = mapping(right.map((key) => ({ key, value: 1 })))
      return {
        declarations: [declaration(response, 'single', 'identifier', right.slice(0, 1), inside)],
        body: `<qti-inline-choice-interaction response-identifier="${response}" shuffle="false">${choices.join('')}</qti-inline-choice-interaction>`,
        rules: [addMapped(response, share)],
      }
    }
    case 'number': {
      const [first] = gap.accepted
      return {
        declarations: [
          declaration(response, 'single', 'float', first ? [String(first.value)] : []),
        ],
        body: entry,
        rules: first ? [addIfNear(response, first.value, first.tolerance, share)] : [],
      }
    }
    case 'text':
    case 'date': {
      const accepted: { key: string; value: number; isStrict: boolean }[] = []
      for (const one of gap.accepted) {
        const key = 'text' in one ? one.text : one.date
        const isStrict = gap.kind === 'text' && gap.strict?.case === true
        if (!accepted.some((known) => known.key === key)) {
          accepted.push({ key, value: one.share ?? 1, isStrict })
        }
      }
      const best = accepted.filter(({ value }) => value === 1).slice(0, 1)
      return {
        declarations: [
          declaration(
            response,
            'single',
            'string',
            best.map(({ key }) => key),
            mapping(accepted),
          ),
        ],
        body: entry,
        rules: accepted.length > 0 ? [addMapped(response, share)] : [addIfRight(response, share)],
      }
    }
  }
}
