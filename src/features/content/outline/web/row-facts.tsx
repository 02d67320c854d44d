import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { OutlineRecord } from '../records.ts'
import { type Lack, lacksOf } from './lacks.ts'
import { outlineText } from './outline-text.ts'
import css from './outline.module.css'
import { readTally } from './structure.ts'

/** What keeps a chapter from its release; the rest only warns. */
const faults: ReadonlySet<Lack> = new Set(['name', 'nameLong', 'introduction', 'introductionLong'])

/** What a chapter holds and lacks, in words. */
export function RowFacts({
  record,
  languages,
  tally,
  below,
  path,
  name,
  isActive,
  onLack,
}: {
  record: OutlineRecord
  languages: readonly Side[]
  tally: string
  below: number
  path: string | undefined
  name: string
  isActive: boolean
  /** Opens the dialog in which texts are mended. */
  onLack: () => void
}) {
  const t = useText(outlineText)
  const format = useFormat()
  // An item without a file says so itself, with the state of its upload.
  const lacks = lacksOf(record, languages, below === 0).filter((lack) => lack !== 'file')
  const words = readTally(tally)
    .map(([type, count]) => t.counts[type](format.number(count)))
    .join(t.comma)
  if (words === '' && lacks.length === 0) return null
  return (
    <span className={css.facts}>
      {words !== '' &&
        (path ? (
          <Link
            className={css.holds}
            to={path}
            tabIndex={isActive ? 0 : -1}
            aria-label={`${words} ${t.openContent(name)}`}
          >
            {words}
          </Link>
        ) : (
          <span className={css.holds}>{words}</span>
        ))}
      {lacks.map((lack) => {
        if (lack === 'empty' && path) {
          return (
            <Link key={lack} className={css.holds} to={path} tabIndex={isActive ? 0 : -1}>
              {t.addContent}
            </Link>
          )
        }
        const isText = record.kind === 'chapter' && lack !== 'empty'
        return isText ? (
          <button
            key={lack}
            type="button"
            className={css.lack}
            data-fault={faults.has(lack) || undefined}
            tabIndex={isActive ? 0 : -1}
            onClick={onLack}
          >
            {t.lacks[lack]}
          </button>
        ) : (
          <span key={lack} className={css.lack} data-fault={faults.has(lack) || undefined}>
            {t.lacks[lack]}
          </span>
        )
      })}
    </span>
  )
}
