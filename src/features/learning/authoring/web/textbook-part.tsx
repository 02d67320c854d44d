import { useState } from 'react'
import type { SavedDraft } from '#src/features/content/draft/web/saved-draft.ts'
import { useField } from '#src/features/content/draft/web/draft-store.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { authoringApi } from '../contract.ts'
import { BoundTextbook } from './bound-textbook.tsx'
import type { FoundTextbook } from './book-cover.tsx'
import { PullPart } from './pull-part.tsx'
import { textbookText } from './textbook-text.ts'
import css from './textbook.module.css'

const undoMs = 10_000

/** The textbook to which a course is bound. Another one leaves the outline as it is. */
export function TextbookPart({
  draft,
  course,
  textbook: opened,
  onLeave,
}: {
  draft: SavedDraft
  course: { courseId: number }
  /** As the page was opened. */
  textbook: AnswerOf<typeof authoringApi.getOfferNames>['textbook']
  onLeave: (place: string) => void
}) {
  const t = useText(textbookText)
  const textbookId = useField(draft, headKey, 'textbookId') as number | null
  const [pulls, setPulls] = useState(false)
  const [chosen, setChosen] = useState<FoundTextbook | null>(null)
  const stored = opened?.textbookId === textbookId ? opened : null
  const known = stored ?? (chosen?.textbookId === textbookId ? chosen : null)
  // An undo or another window may name one that this page has not opened.
  const isUnknown = textbookId !== null && known === null
  const { data } = useLoad(
    authoringApi.getOfferNames,
    isUnknown ? { courseId: course.courseId } : null,
  )
  const shown = known ?? (data?.textbook?.textbookId === textbookId ? data.textbook : null)
  const change = (next: FoundTextbook | null) => {
    // The last one stays known for the undo.
    setChosen(next ?? shown)
    const value = next?.textbookId ?? null
    if (value === textbookId) return
    const { undo } = draft.act([{ key: headKey, field: 'textbookId', value }])
    onLeave(`${headKey} textbookId`)
    if (next === null) toast.show('success', t.dropped, undoMs, { label: t.undo, onOpen: undo })
  }
  const isNew = shown !== null && !stored?.isCopied
  return (
    <Panel title={t.title} lead={t.lead}>
      <BoundTextbook
        textbook={shown}
        note={
          stored?.isGone ? (
            <span className={css.warning}>{t.gone}</span>
          ) : (
            isNew && <span className={css.muted}>{t.changed}</span>
          )
        }
        acts={
          shown &&
          !stored?.isGone && (
            <Button icon="outline" onClick={() => setPulls(true)}>
              {isNew ? t.copy : t.pull}
            </Button>
          )
        }
        onChange={change}
      />
      {pulls && shown && (
        <PullPart
          courseId={course.courseId}
          draft={draft}
          textbookId={shown.textbookId}
          onClose={() => setPulls(false)}
        />
      )}
    </Panel>
  )
}
