import { Suspense, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { filesFromInput } from './chosen-files.ts'
import css from './files.module.css'
import { myFilesText } from './my-files-text.ts'
import { NewFolderDialog } from './file-dialogs.tsx'
import { useUploadTo } from './use-upload-to.ts'

/** Buttons that add to the open folder. */
export function FileActions({ folderId }: { folderId: number | null }) {
  const t = useText(myFilesText)
  const [makes, setMakes] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const upload = useUploadTo(folderId)
  return (
    <>
      <Button icon="folder" onClick={() => setMakes(true)}>
        {t.newFolder}
      </Button>
      <span className={css.folderButton}>
        <Button onClick={() => folder.current?.click()}>{t.uploadFolder}</Button>
      </span>
      <Button variant="primary" icon="upload" onClick={() => files.current?.click()}>
        {t.upload}
      </Button>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={t.upload}
        onChange={({ currentTarget }) => void upload(filesFromInput(currentTarget))}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={t.uploadFolder}
        {...{ webkitdirectory: '' }}
        onChange={({ currentTarget }) => void upload(filesFromInput(currentTarget))}
      />
      <Suspense>
        {makes && <NewFolderDialog folderId={folderId} onClose={() => setMakes(false)} />}
      </Suspense>
    </>
  )
}
