import { useState } from 'react'
import type { OneFile } from '#src/features/content/file/web/file-parts.ts'
import { FileChooser } from '#src/features/content/file/web/chooser/file-chooser.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { filmApi } from '../contract.ts'
import css from './poster-part.module.css'
import { posterText } from './poster-text.ts'

/** Default export because it is loaded by `lazy`. The choice of a poster on the page of a film's file. */
export default function PosterPart({ file: { userFileId, work } }: { file: OneFile }) {
  const t = useText(posterText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [choosing, setChoosing] = useState(false)
  const { data, loading, failed, retry } = useLoad(filmApi.getFilm, { file: userFileId })
  const choose = (chosen: { frame?: number; pictureId?: number }) =>
    act(
      filmApi.choosePoster,
      { userFileId, ...chosen },
      {
        said: t.saved,
        done() {
          setChoosing(false)
          retry()
        },
      },
    )
  const frames = data?.frames ?? []
  const isOwn = frames.length > 0 && !frames.some(({ isChosen }) => isChosen)
  // There will be none.
  if (data && frames.length === 0 && work?.state === 'failed') return null
  return (
    <Panel
      title={t.title}
      actions={
        frames.length > 0 && (
          <Button size="small" icon="image" onClick={() => setChoosing(true)}>
            {t.own}
          </Button>
        )
      }
    >
      {loading && <SkeletonText lines={3} />}
      {failed && (
        <p role="alert">
          {t.failed}{' '}
          <Button size="small" icon="refresh" onClick={retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {data && <p className={css.lead}>{frames.length === 0 ? t.waiting : t.lead}</p>}
      <div className={css.frames}>
        {isOwn && data?.poster && (
          <div className={css.frame} data-own>
            <img src={data.poster} alt="" />
            <Chosen />
          </div>
        )}
        {frames.map(({ url, isChosen }, frame) => (
          <button
            key={frame}
            type="button"
            className={css.frame}
            aria-pressed={isChosen}
            disabled={pending}
            onClick={() => void choose({ frame })}
          >
            <img src={url} alt={t.frame(format.number(frame + 1), format.number(frames.length))} />
            {isChosen && <Chosen />}
          </button>
        ))}
      </div>
      {isOwn && (
        <Button variant="quiet" size="small" pending={pending} onClick={() => void choose({})}>
          {t.automatic}
        </Button>
      )}
      <FileChooser
        open={choosing}
        title={t.chooseTitle}
        kinds={pictures}
        pending={pending}
        onChoose={([picture]) => void choose({ pictureId: picture!.userFileId })}
        onClose={() => setChoosing(false)}
      />
    </Panel>
  )
}

function Chosen() {
  return (
    <span className={css.badge}>
      <Icon name="check" size={16} />
    </span>
  )
}

const pictures = ['picture'] as const
