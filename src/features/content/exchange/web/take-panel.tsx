import { useState } from 'react'
import type { bankApi } from '../../bank/contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { PartFailed } from '../../bank/web/part-failed.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Select } from '#src/web/ui/choice.tsx'
import { Sheet } from '#src/web/ui/dialog.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { paperNameMax } from '../../paper/forms.ts'
import { exchangeApi } from '../contract.ts'
import type { Found } from './import-end.tsx'
import css from './import.module.css'
import { importText, reviewText } from './import-text.ts'

/** A folder inside another stands under it: an ideographic space. */
const indent = '\u3000'

interface TakeProps {
  found: Found
  /** Null where they could not be read. */
  folders: AnswerOf<typeof bankApi.getFolders> | null
}

/** The taking over beside the questions; where there is no room, a bar below them that opens it. */
export function TakePanel({ found, folders }: TakeProps) {
  const t = useText(reviewText)
  const format = useFormat()
  const choice = useChoice(found)
  const [isOpen, setOpen] = useState(false)
  const form = <TakeForm {...{ found, folders, choice }} />
  return (
    <>
      <aside className={css.take}>
        <Panel title={t.takeTitle}>{form}</Panel>
      </aside>
      <div className={css.takeBar} role="region" aria-label={t.takeTitle}>
        <strong>{t.kept(format.number(found.kept))}</strong>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.takeOpen}
        </Button>
      </div>
      <Sheet open={isOpen} title={t.takeTitle} onClose={() => setOpen(false)}>
        {form}
      </Sheet>
    </>
  )
}

/** The folder and the paper of a taking over. */
function useChoice(found: Found) {
  const names = useText(importText)
  const [folder, setFolder] = useState('')
  const [isPaper, setPaper] = useState(found.format === 'paper' || found.sections.length > 0)
  const [name, setName] = useState((found.name || names.untitled).slice(0, paperNameMax))
  return { folder, setFolder, isPaper, setPaper, name, setName }
}

/** The folder for the kept rows, whether they stay a paper, and the one act that takes them over. */
function TakeForm({
  found,
  folders,
  choice,
}: TakeProps & { choice: ReturnType<typeof useChoice> }) {
  const t = useText(reviewText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { folder, isPaper, name } = choice
  const take = () =>
    void act(exchangeApi.takeOver, {
      importId: found.importId,
      folderId: folder === '' ? null : Number(folder),
      paperName: isPaper && name.trim() !== '' ? name : null,
    })
  return (
    <div className={css.takeForm}>
      <p>
        {t.summary(format.number(found.questions))}
        <br />
        <strong>{t.kept(format.number(found.kept))}</strong>
      </p>
      {isPaper && <Sum found={found} />}
      {folders ? (
        <Select
          label={t.folder}
          value={folder}
          placeholder={t.noFolder}
          options={folders.mine.map((one) => ({
            value: String(one.folderId),
            label: `${indent.repeat(one.depth)}${one.name}`,
          }))}
          onChange={choice.setFolder}
        />
      ) : (
        <PartFailed part="folders" />
      )}
      <Checkbox
        label={t.asPaper}
        description={t.asPaperLead}
        checked={isPaper}
        onChange={choice.setPaper}
      />
      {isPaper && (
        <TextField
          label={t.paperName}
          value={name}
          maxLength={paperNameMax}
          required
          onChange={choice.setName}
        />
      )}
      <Button variant="primary" wide pending={pending} disabled={found.kept === 0} onClick={take}>
        {t.take(format.number(found.kept))}
      </Button>
    </div>
  )
}

/** The sum of the points against the one that the paper states. */
function Sum({ found: { points, printedTotal } }: { found: Found }) {
  const t = useText(reviewText)
  const format = useFormat()
  const sum = format.number(points)
  if (printedTotal === null) return <p className={css.hint}>{t.sum(sum)}</p>
  if (printedTotal === points) return <p className={css.hint}>{t.sumFits(sum)}</p>
  return (
    <p className={css.misses}>
      <Icon name="warning" size={16} /> {t.sumMisses(sum, format.number(printedTotal))}
    </p>
  )
}
