import { useState } from 'react'
import type { OneFile } from '#src/features/content/file/web/file-parts.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { showPicture } from '#src/shared/show-picture.ts'
import { LoadedPicture } from '#src/web/ui/loaded-picture.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { pictureApi } from '../contract.ts'
import { AdjustPicture } from './adjust-picture.tsx'
import { CoverPreview } from './cover-preview.tsx'
import css from './picture.module.css'
import { pictureText } from './picture-text.ts'

/** Default export because it is loaded by `lazy`. A picture on the page of its file, with its crop. */
export default function PicturePart({ file }: { file: OneFile }) {
  const t = useText(pictureText)
  const [turn, setTurn] = useState(1)
  // Read again when a step of its processing has ended; an open dialog stays.
  const states = file.steps.map(({ work, state }) => `${work} ${state}`).join()
  return (
    <Panel
      title={t.picture}
      actions={
        <AdjustPicture
          userFileId={file.userFileId}
          onDone={() => setTurn((before) => before + 1)}
        />
      }
    >
      <PictureBody key={`${turn} ${states}`} file={file} />
    </Panel>
  )
}

function PictureBody({ file: { userFileId, name } }: { file: OneFile }) {
  const t = useText(pictureText)
  const { data, loading, failed, retry } = useLoad(pictureApi.getPicture, { userFileId })
  const whole = data?.state === 'ready' ? data.whole : null
  if (!data || !whole) {
    return (
      <>
        <p role="status">
          {loading
            ? t.loading
            : failed
              ? t.notLoaded
              : data?.state === 'failed'
                ? t.failed
                : t.making}
        </p>
        {failed && (
          <Button size="small" icon="refresh" onClick={retry}>
            {t.retry}
          </Button>
        )}
      </>
    )
  }
  return (
    <div className={css.shown}>
      <LoadedPicture
        picture={showPicture(whole)}
        alt={name}
        sizes="(width < 600px) 100vw, 480px"
        eager
        onRetry={retry}
      />
      <CoverPreview src={whole.widths[0]!.webp} crop={data.crop} focus={whole.focus} />
    </div>
  )
}
