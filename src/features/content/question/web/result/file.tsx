import { useText } from '#src/web/i18n.tsx'
import { GivenFile } from '../given-file.tsx'
import open from '../open.module.css'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { ResultProps } from './result-props.ts'

export default function FileResult({ question, answer, result }: ResultProps<'file'>) {
  const t = useText(questionText)
  if (!result.mark) return <Stem html={question.stem} />
  const files = answer?.files ?? []
  return (
    <>
      <Stem html={question.stem} />
      <h4 className={css.part}>{t.yours}</h4>
      {files.length === 0 && <p>{t.none}</p>}
      {files.length > 0 && (
        <ul className={open.files}>
          {files.map((userFileId, at) => (
            <GivenFile key={userFileId} userFileId={userFileId} place={at + 1} />
          ))}
        </ul>
      )}
    </>
  )
}
