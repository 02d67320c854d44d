import type { OneFile } from '#src/features/content/file/web/file-parts.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { LoadedPicture } from '#src/web/ui/loaded-picture.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { type PictureAnswer, pictureApi } from '../contract.ts'
import { AdjustPicture } from './adjust-picture.tsx'
import { CoverPreview } from './cover-preview.tsx'
import css from './picture.module.css'
import { pictureText } from './picture-text.ts'

/** Default export because it is loaded by `lazy`. A picture on the page of its file, with its crop. */
export default function PicturePart({ file }: { file: OneFile }) {
  // Read again when a step of its processing has ended.
  const states = file.steps.map(({ work, state }) => `${work} ${state}`).join()
  return <PicturePanel key={states} file={file} />
}

function PicturePanel({ file: { userFileId, name } }: { file: OneFile }) {
  const t = useText(pictureText)
  const { data, loading, failed, retry } = useLoad(pictureApi.getPicture, { userFileId })
  const isReady = data?.state === 'ready'
  return (
    <Panel
      title={t.picture}
      actions={isReady && <AdjustPicture userFileId={userFileId} onDone={retry} />}
    >
      {data?.whole && <Shown picture={data} whole={data.whole} name={name} onRetry={retry} />}
      {!isReady && (
        <p role="status">
          {loading
            ? t.loading
            : failed
              ? t.notLoaded
              : data?.state === 'failed'
                ? t.failed
                : t.making}
        </p>
      )}
      {failed && (
        <Button size="small" icon="refresh" onClick={retry}>
          {t.retry}
        </Button>
      )}
    </Panel>
  )
}

function Shown({
  picture,
  whole,
  name,
  onRetry,
}: {
  picture: PictureAnswer
  whole: NonNullable<PictureAnswer['whole']>
  name: string
  onRetry: () => void
}) {
  return (
    <div className={css.shown}>
      <LoadedPicture
        picture={whole}
        alt={name}
        sizes="(width < 600px) 100vw, 480px"
        eager
        onRetry={onRetry}
      />
      <CoverPreview src={whole.widths[0]!.webp} crop={picture.crop} focus={whole.focus} />
    </div>
  )
}
