import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { filesFromInput } from './uploads/chosen-files.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import css from './files.module.css'
import { myFilesText } from './my-files-text.ts'
import { NewFolderDialog } from './file-dialogs.tsx'
import { useUploadTo } from './uploads/use-upload-to.ts'

/** Buttons that add to the open folder. */
export function FileActions({ folderId }: { folderId: number | null }) {
  const t = useText(myFilesText)
  const [makes, setMakes] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const upload = useUploadTo(folderId)
  const inBrowser = useHydrated()
  const id = useId()
  // The page's first script (src/app/early-taps.ts) opens the chooser before this part lives.
  useEffect(() => {
    if (files.current?.files?.length) void upload(filesFromInput(files.current))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <>
      <Button icon="folder" onClick={() => setMakes(true)}>
        {t.newFolder}
      </Button>
      <span className={css.folderButton}>
        <Button onClick={() => folder.current?.click()}>{t.uploadFolder}</Button>
      </span>
      <Button
        variant="primary"
        icon="upload"
        data-early={inBrowser ? undefined : id}
        onClick={() => files.current?.click()}
      >
        {t.upload}
      </Button>
      <input
        ref={files}
        id={id}
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
