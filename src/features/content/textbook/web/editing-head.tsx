import { useState } from 'react'
import { useExport } from '#src/features/content/archive/web/archive-parts.tsx'
import { Conflicts } from '#src/features/content/draft/web/conflicts.tsx'
import { HistoryPanel } from '#src/features/content/draft/web/history-panel.tsx'
import { SaveState } from '#src/features/content/draft/web/save-state.tsx'
import type { SavedDraft } from '#src/features/content/draft/web/saved-draft.ts'
import { useChangedKeys } from '#src/features/content/draft/web/use-draft.ts'
import { useRecords } from '#src/features/content/draft/web/draft-store.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { lackOfChapters, lacksOfHead } from '../completeness.ts'
import { textbookPaths } from '../paths.ts'
import { headKey, type TextbookHead } from '../records.ts'
import { editText } from './edit-text.ts'
import css from './editing.module.css'
import { EditingSteps, type TextbookStep } from './editing-steps.tsx'
import { manageText } from './manage-text.ts'
import { type EditedTextbook, ReleaseBar } from './textbook-bar.tsx'
import { useTextbookActs } from './use-textbook-acts.ts'

interface Props {
  textbook: EditedTextbook
  draft: SavedDraft
}

/** Publication, preview and the other acts on a textbook that is being edited. */
export function EditingActs({
  textbook,
  draft,
  onIncomplete,
}: Props & {
  /** Shows the first field that keeps it from being published; without it, its check opens. */
  onIncomplete?: (field: string) => void
}) {
  const t = useText(editText)
  const m = useText(manageText)
  const [showsHistory, setShowsHistory] = useState(false)
  const { publish, unpublish, remove, copy, pending } = useTextbookActs()
  const { textbookId, state, can } = textbook
  const subject = { textbookId, name: textbook.name.text }
  const exports = useExport('textbook', textbookId)
  const { lacks, ofChapters } = lacksOf(useRecords(draft))
  const go = useGo()
  const publishNow = async () => {
    if (!(await draft.flush())) return
    const [first] = lacks
    if (!first && !ofChapters) return void publish(subject)
    toast.error(t.incomplete)
    if (first && onIncomplete) onIncomplete(first.field)
    else void go(textbookPaths.check(textbookId))
  }
  return (
    <>
      <SaveState draft={draft} />
      {state !== 'published' && (
        <Button variant="primary" pending={pending} onClick={() => void publishNow()}>
          {m.publish}
        </Button>
      )}
      <ButtonLink to={textbookPaths.preview(textbookId)} icon="eye">
        {m.preview}
      </ButtonLink>
      <Menu
        align="end"
        label={m.more(textbook.name.text)}
        items={[
          ...(state === 'published'
            ? [
                {
                  key: 'view',
                  label: m.view1,
                  icon: 'external' as const,
                  to: textbookPaths.textbook(textbookId),
                },
                {
                  key: 'unpublish',
                  label: m.unpublish,
                  icon: 'eye-off' as const,
                  onSelect: () => void unpublish(subject),
                },
              ]
            : []),
          {
            key: 'translations',
            label: m.translations,
            icon: 'globe',
            to: textbookPaths.translations(textbookId),
          },
          {
            key: 'history',
            label: t.history,
            icon: 'clock',
            onSelect: () => setShowsHistory(true),
          },
          { key: 'copy', label: m.copy, icon: 'copy', onSelect: () => copy(textbook) },
          exports.item,
          {
            key: 'delete',
            label: m.delete,
            icon: 'trash',
            onSelect: () => remove(subject, { why: can.delete.why, leaves: true }),
          },
        ]}
      />
      {exports.dialog}
      <HistoryPanel draft={draft} open={showsHistory} onClose={() => setShowsHistory(false)} />
    </>
  )
}

/** What keeps a textbook from being published: in its head, and in its chapters. */
function lacksOf(records: ReturnType<typeof useRecords>) {
  const head = records.get(headKey) as unknown as TextbookHead
  return {
    lacks: lacksOfHead(head),
    ofChapters: lackOfChapters(records.values(), head.offered),
  }
}

/** The steps, and the changes that readers do not see; on the page of details also what is missing for publication. */
export function EditingHead({
  textbook,
  draft,
  step,
}: Props & {
  /** The step to which the page belongs; none where it is beside them. */
  step?: TextbookStep
}) {
  const t = useText(editText)
  const changes = useChangedKeys(draft).size
  const { state, textbookId } = textbook
  const { lacks, ofChapters } = lacksOf(useRecords(draft))
  const [details, chapters] = [lacks.length === 0, !ofChapters]
  const done = { details, chapters, check: details && chapters }
  return (
    <>
      <EditingSteps {...{ textbookId, done }} current={step} />
      <Conflicts draft={draft} />
      <ReleaseBar textbook={textbook} changes={changes} beforeRelease={() => draft.flush()} />
      {step === 'details' && state !== 'published' && (lacks.length > 0 || ofChapters) && (
        <Panel title={t.toPublish}>
          <ul className={css.lacks}>
            {lacks.map(({ field, lack }) => (
              <li key={field}>
                <Icon name="info" size={18} />
                {t.lacks[lack]}
              </li>
            ))}
            {ofChapters && (
              <li>
                <Icon name="info" size={18} />
                <Link to={textbookPaths.chapters(textbookId)}>{t.lacks[ofChapters]}</Link>
              </li>
            )}
          </ul>
        </Panel>
      )}
    </>
  )
}
