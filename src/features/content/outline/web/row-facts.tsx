import { memo } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { OutlineRecord } from '../records.ts'
import { type Lack, lacksOf } from './lacks.ts'
import { outlineText } from './outline-text.ts'
import css from './row-facts.module.css'
import type { RowWorld } from './row-world.ts'
import { readTally } from './structure.ts'

/** What keeps a chapter from its release; the rest only warns. */
const faults: ReadonlySet<Lack> = new Set(['name', 'nameLong', 'introduction', 'introductionLong'])

/** What a chapter holds and lacks, in words. */
export const RowFacts = memo(function RowFacts({
  world: { control, languages, contentPath },
  id,
  record,
  tally,
  isEmpty,
  name,
  isActive,
}: {
  world: RowWorld
  id: string
  record: OutlineRecord
  tally: string
  isEmpty: boolean
  name: string
  isActive: boolean
}) {
  const path = record.kind === 'chapter' ? contentPath?.(id) : undefined
  const t = useText(outlineText)
  const format = useFormat()
  // An item without a file says so itself, with the state of its upload.
  const lacks = lacksOf(record, languages, isEmpty).filter((lack) => lack !== 'file')
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
            onClick={() => control.set({ ask: { what: 'chapter', key: id }, active: id })}
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
})
