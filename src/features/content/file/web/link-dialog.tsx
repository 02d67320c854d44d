import { useState } from 'react'
import { documentPaths } from '#src/features/content/document/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, RadioGroup } from '#src/web/ui/choice.tsx'
import { CopyField } from '#src/web/ui/copy-field.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { fileApi } from '../contract.ts'
import { linkDays, type MyFile } from '../my-files-api.ts'
import css from './link-dialog.module.css'
import { linkText } from './link-text.ts'

/** Makes links by which anyone can read a file for some days, and withdraws them. */
export function LinkDialog({ file, onClose }: { file: MyFile; onClose: () => void }) {
  const t = useText(linkText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { userFileId } = file
  const [days, setDays] = useState<(typeof linkDays)[number]>(7)
  const [download, setDownload] = useState(false)
  const { data, failed, retry } = useLoad(fileApi.makeLink, { userFileId, days, download })
  const path = data && documentPaths.preview(userFileId, data.right)
  const withdraw = () =>
    act(
      fileApi.withdrawLinks,
      { userFileId },
      {
        ask: {
          title: t.withdrawAsk(file.name),
          text: t.withdrawText,
          confirm: t.withdraw,
          danger: true,
        },
        said: t.withdrawn,
        done: onClose,
        refresh: false,
      },
    )
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <div className={css.form}>
        <p>{t.lead}</p>
        <RadioGroup
          label={t.holds}
          inRow
          value={String(days)}
          options={linkDays.map((one) => ({ value: String(one), label: t.days(one) }))}
          onChange={(value) => setDays(linkDays.find((one) => String(one) === value)!)}
        />
        <Checkbox label={t.download} checked={download} onChange={setDownload} />
        {failed ? (
          <p role="alert">
            {t.failed}{' '}
            <Button size="small" icon="refresh" onClick={retry}>
              {t.again}
            </Button>
          </p>
        ) : (
          <CopyField
            label={t.link}
            value={path ? new URL(path, location.origin).href : ''}
            description={data ? t.until(format.dateTime(data.until)) : t.making}
          />
        )}
        <div className={css.withdraw}>
          <p>{t.withdrawLead}</p>
          <Button size="small" pending={pending} onClick={() => void withdraw()}>
            {t.withdraw}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
