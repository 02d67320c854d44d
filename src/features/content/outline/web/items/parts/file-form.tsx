import { useState } from 'react'
import { fieldOf } from '#src/features/content/draft/record.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { filePaths } from '#src/features/content/file/paths.ts'
import { FileChooser } from '#src/features/content/file/web/chooser/file-chooser.tsx'
import { FileThumb } from '#src/features/content/file/web/file-thumb.tsx'
import { subtitleNames } from '../../subtitle-names.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { FileFact } from '../../../contract.ts'
import { UploadState } from '../../upload-state.tsx'
import { contentText } from '../../content-text.ts'
import css from '../../content.module.css'
import type { ItemFormProps } from '../item-kind.ts'

const kinds = { video: ['film', 'sound'], courseware: ['document', 'picture', 'text'] } as const

/** The film or the document of an item: chosen from one's files, or uploaded in place. */
export default function FileForm({ draft, item, facts }: ItemFormProps) {
  const t = useText(contentText)
  const record = useRecord(draft, item)
  const [isOpen, setOpen] = useState(false)
  const type = record?.['type'] === 'video' ? 'video' : 'courseware'
  const userFileId = fieldOf(record ?? null, 'body.userFileId') as number | null
  const file = userFileId === null ? undefined : facts.file(userFileId)
  return (
    <div className={css.file}>
      {file && <FileLine file={file} />}
      {userFileId !== null && !file && <p className={css.muted}>{t.readingFile}</p>}
      {userFileId === null && (
        <UploadState id={item} name="" draft={draft} filesFolder={undefined} />
      )}
      <div className={css.buttons}>
        <Button icon={userFileId === null ? 'upload' : 'refresh'} onClick={() => setOpen(true)}>
          {userFileId === null ? t.choose[type] : t.replace}
        </Button>
        {userFileId !== null && (
          <Button
            variant="quiet"
            onClick={() => draft.act([{ key: item, field: 'body.userFileId', value: null }])}
          >
            {t.takeOut}
          </Button>
        )}
      </div>
      {isOpen && (
        <FileChooser
          open
          title={t.choose[type]}
          kinds={kinds[type]}
          leaves
          onClose={() => setOpen(false)}
          onChoose={([chosen]) => {
            setOpen(false)
            if (!chosen) return
            facts.noteFile(chosen)
            draft.act([{ key: item, field: 'body.userFileId', value: chosen.userFileId }])
          }}
        />
      )}
    </div>
  )
}

function FileLine({ file }: { file: FileFact }) {
  const t = useText(contentText)
  const format = useFormat()
  const locale = useLocale()
  const { name, kind, state, percent, seconds, pages, subtitles } = file
  return (
    <div className={css.fileLine}>
      <FileThumb file={file} />
      <div className={css.fileAbout}>
        <Link to={filePaths.file(file.userFileId)} prefetch="none">
          {name}
        </Link>
        <div className={css.facts}>
          {seconds !== null && <span>{format.clock(seconds)}</span>}
          {pages !== null && <span>{t.pages(format.number(pages))}</span>}
          {state === 'failed' && <Tag tone="danger">{t.failed}</Tag>}
          {kind === 'film' &&
            (subtitles.length > 0 ? (
              <span>{t.subtitles(format.list(subtitleNames(subtitles, locale)))}</span>
            ) : (
              <Tag tone="warning">{t.noSubtitles}</Tag>
            ))}
        </div>
        {state === 'working' && (
          <Progress value={percent / 100} label={t.working(format.percent(percent / 100))} />
        )}
      </div>
    </div>
  )
}
