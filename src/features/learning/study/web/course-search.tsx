import { type ReactNode, useState } from 'react'
import { keywordLength } from '#src/features/learning/course/contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { studyApi } from '../contract.ts'
import css from './course-search.module.css'
import { searchText } from './search-text.ts'

/** A place in a document, a video or a text of the course. */
export interface CoursePlace {
  itemId: number
  page: number | null
  row: number | null
  second: number | null
}

type FoundPlace = AnswerOf<typeof studyApi.searchInCourse>['places'][number]

/** The search inside the texts, documents and subtitles of a course; without a keyword it shows the outline. */
export function CourseSearch({
  courseId,
  href,
  onOpen,
  children,
}: {
  courseId: number
  href: (place: CoursePlace) => string
  onOpen: (place: CoursePlace) => void
  children: ReactNode
}) {
  const t = useText(searchText)
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const { data, loading, failed, retry } = useLoad(
    studyApi.searchInCourse,
    keyword === '' ? null : { courseId, keyword },
  )
  const whereIn = (place: FoundPlace) => {
    if (place.sheet !== null) return t.row(place.sheet, format.number(place.row ?? 1))
    if (place.page !== null) return t.page(format.number(place.page))
    return place.second === null ? '' : format.clock(place.second)
  }
  const type = (text: string) => {
    setTyped(text)
    if (text.trim() === '') setKeyword('')
  }
  return (
    <>
      <form
        role="search"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setKeyword(typed.trim())
        }}
      >
        <input
          type="search"
          enterKeyHint="search"
          maxLength={keywordLength}
          aria-label={t.label}
          placeholder={t.label}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <IconButton type="submit" icon="search" size="small" label={t.search} />
      </form>
      {keyword === '' ? (
        children
      ) : (
        <div className={css.found}>
          <p role="status" className={css.said}>
            {loading && t.searching}
            {failed && t.failed}
            {data && (data.places.length === 0 ? t.none(keyword) : t.count(data, format.number))}
          </p>
          {failed && (
            <Button size="small" icon="refresh" onClick={retry}>
              {t.retry}
            </Button>
          )}
          <ol className={css.places}>
            {data?.places.map((place, index) => (
              <li key={index}>
                <Link to={href(place)} prefetch="none" onClick={() => onOpen(place)}>
                  <span className={css.where}>
                    {[place.name, whereIn(place)].filter(Boolean).join(' · ')}
                  </span>
                  <span>
                    {piecesOf(place).map(({ text, isFound }, at) =>
                      isFound ? <mark key={at}>{text}</mark> : text,
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

/** The excerpt in its pieces, found and not. */
function piecesOf({
  excerpt,
  ranges,
}: {
  excerpt: string
  ranges: readonly (readonly number[])[]
}) {
  const edges = [0, ...ranges.flat(), excerpt.length]
  return edges
    .slice(1)
    .map((end, index) => ({ text: excerpt.slice(edges[index], end), isFound: index % 2 === 1 }))
}
