import { Stem } from '../stem.tsx'
import { MarkedOptions } from './options.tsx'
import type { ResultProps } from './result-props.ts'

export function MultipleResult({ question, answer, result }: ResultProps<'multiple'>) {
  return (
    <>
      <Stem html={question.stem} />
      <MarkedOptions
        options={question.options}
        chosen={result.mark && (answer?.choices ?? [])}
        answerKey={result.key}
      />
    </>
  )
}
