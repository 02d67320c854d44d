import { useMemo } from 'react'
import { type DraftStore, useRecords } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Link } from '#src/web/link.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { childrenOf, inReadingOrder, type Row } from '../tree.ts'
import { ChapterItems } from './chapter-items.tsx'
import { shownName } from './content-acts.ts'
import { contentText } from './content-text.ts'
import css from './content.module.css'
import { useItemUploads } from './files/item-uploads.ts'
import { useFacts } from './use-facts.ts'

export interface ChapterContentProps {
  draft: DraftStore
  draftId: number
  /** The languages in which it is offered, its own first. */
  languages: readonly Side[]
  /** The chapter of the address; without it the first one. */
  chapter: string | undefined
  /** The address of a chapter's content. */
  contentPath: (chapter: string) => string
  /** The page of the outline. */
  outlinePath: string
  /** An item to open at once, as a check names it. */
  item?: string | undefined
}

/** The content of a chapter: its items with their films, documents, texts and questions. All changes save themselves. */
export function ChapterContent(props: ChapterContentProps) {
  const { draft, draftId, languages, contentPath, outlinePath, item } = props
  const t = useText(contentText)
  const records = useRecords(draft)
  const facts = useFacts(draft, draftId)
  useItemUploads(draft)
  const rows = useMemo(() => inReadingOrder(childrenOf(records, ['chapter'])), [records])
  const current = rows.find(({ key }) => key === props.chapter) ?? rows[0]
  if (!current) {
    return (
      <EmptyState
        title={t.noChapters}
        text={t.noChaptersText}
        action={<ButtonLink to={outlinePath}>{t.toOutline}</ButtonLink>}
      />
    )
  }
  const nameOf = ({ number, record }: Row) =>
    `${number} ${shownName(record['name'] as Bilingual, languages) || t.unnamed}`
  return (
    <div className={css.columns}>
      <Chapters {...{ rows, current, nameOf, contentPath }} />
      <ChapterItems
        key={current.key}
        chapter={current.key}
        title={nameOf(current)}
        chapters={rows.map((row) => ({ key: row.key, name: nameOf(row) }))}
        {...{ draft, draftId, languages, facts, first: item }}
      />
    </div>
  )
}

function Chapters({
  rows,
  current,
  nameOf,
  contentPath,
}: {
  rows: readonly Row[]
  current: Row
  nameOf: (row: Row) => string
  contentPath: (chapter: string) => string
}) {
  const t = useText(contentText)
  const go = useGo()
  return (
    <>
      <nav className={css.chapters} aria-label={t.chapters}>
        <ol>
          {rows.map((row) => (
            <li key={row.key}>
              <Link
                to={contentPath(row.key)}
                prefetch="none"
                className={css.chapterLink}
                aria-current={row.key === current.key ? 'page' : undefined}
                style={{ paddingInlineStart: `${12 + Math.min(row.depth, 5) * 12}px` }}
              >
                {nameOf(row)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.chapterSelect}>
        <Select
          label={t.chapter}
          value={current.key}
          options={rows.map((row) => ({ value: row.key, label: nameOf(row) }))}
          onChange={(key) => void go(contentPath(key))}
        />
      </div>
    </>
  )
}
