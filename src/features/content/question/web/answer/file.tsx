import { useState } from 'react'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { FileChooser } from '#src/features/content/file/web/chooser/file-chooser.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { GivenFile } from '../given-file.tsx'
import css from '../open.module.css'
import { useAnswerFiles } from '../photos/answer-files.ts'
import { SentFiles } from '../photos/sent-files.tsx'
import { openText } from '../open-text.ts'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'

/** Files as an answer: sent from this device, or, where it is only tried out, chosen among one's own. */
export default function FileAnswer(props: AnswerProps<'file'>) {
  const files = useAnswerFiles()
  return files ? <SentFiles {...props} files={files} /> : <ChosenFiles {...props} />
}

function ChosenFiles({ question, answer, onAnswer, stemId }: AnswerProps<'file'>) {
  const t = useText(openText)
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const [known, setKnown] = useState<readonly MyFile[]>([])
  const files = answer?.files ?? []
  const left = question.mostFiles - files.length
  const give = (next: number[]) => onAnswer({ type: 'file', files: next })
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((userFileId, at) => (
            <GivenFile
              key={userFileId}
              userFileId={userFileId}
              place={at + 1}
              known={known.find((file) => file.userFileId === userFileId)}
              onRemove={() => give(files.filter((other) => other !== userFileId))}
            />
          ))}
        </ul>
      )}
      <div className={css.recorder}>
        <Button icon="upload" disabled={left <= 0} onClick={() => setOpen(true)}>
          {t.chooseFiles}
        </Button>
        <span className={css.note}>
          {t.mostFiles(format.number(question.mostFiles))}
          {' · '}
          {format.list(question.kinds.map((kind) => t.kinds[kind]))}
        </span>
      </div>
      <FileChooser
        open={open}
        title={t.chooseFiles}
        kinds={question.kinds}
        max={Math.max(1, left)}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          setOpen(false)
          setKnown([...known, ...chosen])
          const ids = chosen.map(({ userFileId }) => userFileId)
          give([...new Set([...files, ...ids])].slice(0, question.mostFiles))
        }}
      />
    </>
  )
}
