import { useMemo, useState } from 'react'
import type { ChosenFile } from '#src/features/content/file/web/uploads/chosen-files.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { dialogText } from './dialog-text.ts'
import css from './dialogs.module.css'
import { type FilePlan, type Loose, planFiles } from './files/plan-files.ts'
import type { Place } from './paste-dialog.tsx'
import { PlanPreview } from './plan-preview.tsx'
import { countChapters, itemsOf } from './planned.ts'

/** Turns dropped files and folders into chapters and items, after a look at them. */
export function FilesDialog({
  files,
  place,
  most,
  onAdd,
  onClose,
}: {
  files: readonly ChosenFile[]
  place: Place | undefined
  most: number
  onAdd: (plan: FilePlan, parent: string | null) => void
  onClose: () => void
}) {
  const t = useText(dialogText)
  const format = useFormat()
  const [loose, setLoose] = useState<Loose>('each')
  const [where, setWhere] = useState('')
  const plan = useMemo(
    () => planFiles(files, { loose, looseName: t.newChapter }),
    [files, loose, t],
  )
  const hasLoose = files.some(({ folders }) => folders.length === 0)
  const count = countChapters(plan.chapters) + plan.items.length + itemsOf(plan.chapters).length
  const parent = loose === 'inside' ? place!.key : where === '' ? null : where
  return (
    <Dialog
      open
      title={t.filesTitle}
      width={640}
      onClose={onClose}
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={count === 0 || count > most}
            onClick={() => onAdd(plan, parent)}
          >
            {t.add}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        {hasLoose && (
          <Select
            label={t.loose}
            value={loose}
            onChange={(value) => setLoose(value as Loose)}
            options={[
              { value: 'each', label: t.looseEach },
              { value: 'one', label: t.looseOne },
              ...(place ? [{ value: 'inside', label: t.looseInside(place.name) }] : []),
            ]}
          />
        )}
        {count === 0 ? (
          <p>{t.noFiles}</p>
        ) : (
          <PlanPreview chapters={plan.chapters} items={plan.items} />
        )}
        {count > most && <p className={css.warning}>{t.tooMany(format.number(most))}</p>}
        {plan.skipped.length > 0 && (
          <details className={css.skipped}>
            <summary>
              <Icon name="warning" size={20} />
              {t.skipped(format.number(plan.skipped.length))}
            </summary>
            <ul>
              {plan.skipped.slice(0, 50).map((name, at) => (
                <li key={at}>{name}</li>
              ))}
            </ul>
          </details>
        )}
        {place && loose !== 'inside' && count > 0 && (
          <Select
            label={t.where}
            value={where}
            onChange={setWhere}
            options={[
              { value: '', label: t.atEnd },
              { value: place.key, label: t.inside(place.name) },
            ]}
          />
        )}
      </div>
    </Dialog>
  )
}
