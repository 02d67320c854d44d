import { useContext, useRef, useState } from 'react'
import type { FileKind } from '#src/shared/file-kind.ts'
import { api } from '#src/web/api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { fileText } from '#src/web/ui/file-text.ts'
import { Progress } from '#src/web/ui/progress.tsx'
import { fileApi } from '#src/features/content/file/contract.ts'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { acceptOf } from './accept-of.ts'
import { beginTransfers, useTransfers } from '../uploads/begin-transfers.ts'
import type { UploadedFile } from '../uploads/file-item.ts'
import { type ChosenFile, filesFromInput } from '../uploads/chosen-files.ts'
import { chooserText } from './chooser-text.ts'
import css from './chooser.module.css'
import { endingsOf, misfit } from './fitting.ts'
import { RenewContext } from '../uploads/renew-context.ts'
import { usePaste } from '../uploads/use-paste.ts'

/** Uploads from within a chooser; what has arrived is chosen at once. */
export function ChooserUpload({
  kinds,
  endings,
  several,
  leaves,
  onUploaded,
}: {
  kinds: readonly FileKind[]
  endings: readonly string[] | undefined
  several: boolean
  /** The list of uploads keeps them only until they have arrived. */
  leaves: boolean
  onUploaded: (file: MyFile) => void
}) {
  const t = useText(chooserText)
  const f = useText(fileText)
  const input = useRef<HTMLInputElement>(null)
  const [begun, setBegun] = useState<readonly number[]>([])
  const { run } = useAct()
  const renew = useContext(RenewContext)
  const own = useTransfers().filter(({ uid }) => begun.includes(uid))
  const [refused, setRefused] = useState<readonly string[]>([])
  const words = {
    badType: f.badType(endings?.join(', ') ?? endingsOf(kinds)),
    noExtension: f.noExtension,
  }
  const onFile = ({ userFileId }: UploadedFile) =>
    void run(() => api(fileApi.getFile, { userFileId }, { quiet: true }), {
      refresh: false,
      done(file) {
        if (kinds.length === 0 || kinds.includes(file.kind)) onUploaded(file)
        else setRefused((before) => [...before, `${file.name}: ${words.badType}`])
        renew()
      },
    })
  const upload = (chosen: readonly ChosenFile[]) => {
    const files = chosen.slice(0, several ? chosen.length : 1).map(({ file }) => file)
    const fitting = files.filter(({ name }) => misfit(name, kinds, endings) === null)
    setRefused(
      files.flatMap(({ name }) => {
        const why = misfit(name, kinds, endings)
        return why ? `${name}: ${words[why]}` : []
      }),
    )
    if (fitting.length === 0) return
    setBegun([...begun, ...beginTransfers(fitting, { folderId: null, leaves, onFile })])
  }
  usePaste(upload)
  return (
    <div className={css.upload}>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {t.uploadNew}
      </Button>
      <span className={css.note}>{t.uploadHint}</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept={endings?.map((one) => `.${one}`).join(',') ?? acceptOf(kinds)}
        aria-label={t.uploadNew}
        onChange={({ currentTarget }) => {
          upload(filesFromInput(currentTarget))
        }}
      />
      {refused.map((sentence) => (
        <p key={sentence} className={css.refused} role="alert">
          {sentence}
        </p>
      ))}
      {own
        .filter(({ status }) => status !== 'success')
        .map(({ uid, name, status, phase, percentage, error }) => (
          <div key={uid} className={css.transfer}>
            {status === 'fail' ? (
              <p role="alert">{t.failedNamed(name, error ?? '')}</p>
            ) : (
              <Progress
                value={percentage / 100}
                label={phase === 'checking' ? `${name} ${t.processing}` : t.uploading(name)}
              />
            )}
          </div>
        ))}
    </div>
  )
}
