import { Suspense, useMemo, useState } from 'react'
import type { GivenFile as Given } from '#src/features/content/file/given-file.ts'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { GivenFile } from '#src/features/content/question/web/given-file.tsx'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { attachmentsMost } from '../limits.ts'
import { formText } from './form-text.ts'
import css from './homework.module.css'
import type { HomeworkFormState } from './use-homework-form.ts'

const FileChooser = latePart(async () => ({
  default: (await import('#src/features/content/file/web/chooser/file-chooser.tsx')).FileChooser,
}))

/** The files that a teacher gives with homework, out of one's own. */
export function AttachmentsField({
  form,
  given,
}: {
  form: HomeworkFormState
  given: readonly Given[]
}) {
  const t = useText(formText)
  const [chooses, setChooses] = useState(false)
  const [chosen, setChosen] = useState<readonly MyFile[]>([])
  const known = useMemo(() => byFileId(given), [given])
  const { value: ids, onChange } = form.field('attachments')
  const left = attachmentsMost - ids.length
  return (
    <section aria-label={t.attachments} className={css.stack}>
      {ids.length > 0 && (
        <GivenFilesContext value={known}>
          <ul className={css.files}>
            {ids.map((userFileId, at) => (
              <GivenFile
                key={userFileId}
                userFileId={userFileId}
                place={at + 1}
                known={chosen.find((one) => one.userFileId === userFileId)}
                onRemove={() => onChange(ids.filter((one) => one !== userFileId))}
              />
            ))}
          </ul>
        </GivenFilesContext>
      )}
      <div className={css.foot}>
        <Button icon="plus" disabled={left <= 0} onClick={() => setChooses(true)}>
          {t.addFiles}
        </Button>
      </div>
      <Suspense>
        {chooses && (
          <FileChooser
            open
            title={t.addFiles}
            max={left}
            onClose={() => setChooses(false)}
            onChoose={(files) => {
              setChosen([...chosen, ...files])
              onChange([...new Set([...ids, ...files.map(({ userFileId }) => userFileId)])])
              setChooses(false)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}
