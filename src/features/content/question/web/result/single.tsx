import { Stem } from '../stem.tsx'
import { MarkedOptions } from './options.tsx'
import type { ResultProps } from './result-props.ts'

export function SingleResult({ question, answer, result }: ResultProps<'single'>) {
  return (
    <>
      <Stem html={question.stem} />
      <MarkedOptions
        options={question.options}
        chosen={result.mark && (answer?.choice ? [answer.choice] : [])}
        answerKey={result.key}
      />
    </>
  )
}
