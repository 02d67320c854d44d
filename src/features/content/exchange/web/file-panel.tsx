import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { exchangeApi } from '../contract.ts'
import { exchangePaths, importEndings, templatePath } from '../paths.ts'
import { importText } from './import-text.ts'
import css from './import.module.css'

const FileChooser = latePart(async () => ({
  default: (await import('#src/features/content/file/web/chooser/file-chooser.tsx')).FileChooser,
}))

/** Begins an import from one of one's own files, which may be uploaded there. */
export function FilePanel() {
  const t = useText(importText)
  const go = useGo()
  const { act, pending } = useAct()
  const [chooses, setChooses] = useState(false)
  const begin = ([file]: MyFile[]) =>
    void act(
      exchangeApi.beginImport,
      { source: { kind: 'file', userFileId: file!.userFileId } },
      { refresh: false, done: ({ importId }) => go(exchangePaths.review(importId)) },
    )
  return (
    <Panel title={t.file} lead={t.fileLead}>
      <div className={css.file}>
        <Button icon="upload" onClick={() => setChooses(true)}>
          {t.file}
        </Button>
        <p>{t.templateLead}</p>
        <a href={templatePath} download className={css.template}>
          <Icon name="download" size={16} /> {t.template}
        </a>
      </div>
      {chooses && (
        <Suspense>
          <FileChooser
            open
            title={t.chooseFile}
            kinds={['document', 'text', 'other']}
            endings={importEndings}
            pending={pending}
            onChoose={begin}
            onClose={() => setChooses(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
