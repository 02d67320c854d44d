import { type RefObject, useEffect, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import css from './view-panel.module.css'
import type { Hits } from './use-hits.ts'
import { viewText } from './view-text.ts'

/** The field of a search within the document, and its hits in the order of the pages. */
export function HitList({
  hits: { keyword, search, result, loading, failed, chosen, choose },
  field,
  onHit,
}: {
  hits: Hits
  field: RefObject<HTMLInputElement | null>
  onHit: (hit: { page: number; row: number | undefined; nth: number }) => void
}) {
  const t = useText(viewText)
  const format = useFormat()
  const [typed, setTyped] = useState(keyword)
  // Opened to be typed into; its code may have come after the key.
  useEffect(() => field.current?.focus(), [field])
  const said = failed ? t.searchFailed : result && countText(t, format.number, result)
  return (
    <div className={css.search}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          search(typed.trim())
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          aria-label={t.searchIn}
          placeholder={t.searchIn}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <p role="status" className={css.said}>
        {said}
      </p>
      {loading && <SkeletonText lines={4} />}
      <ol className={css.hits}>
        {result?.hits.map((hit, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => {
                choose(index)
                onHit({
                  page: hit.page,
                  row: hit.row ?? undefined,
                  nth: index - result.hits.findIndex((one) => one.page === hit.page),
                })
              }}
            >
              <span>
                {hit.excerpt.slice(0, hit.at)}
                <mark>{hit.excerpt.slice(hit.at, hit.at + hit.length)}</mark>
                {hit.excerpt.slice(hit.at + hit.length)}
              </span>
              <span className={css.place}>
                {hit.row === null
                  ? t.pageNumber(format.number(hit.page))
                  : t.row(format.number(hit.row))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

function countText(
  t: {
    noneFound: string
    found: (n: string) => string
    foundMore: (n: string) => string
  },
  number: (value: number) => string,
  { total, isMore }: NonNullable<Hits['result']>,
): string {
  if (total === 0) return t.noneFound
  const count = number(total)
  return isMore ? t.foundMore(count) : t.found(count)
}
