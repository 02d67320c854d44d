import { MarkedGaps } from './gaps-in-text.tsx'
import type { ResultProps } from './result-props.ts'

export function ClozeResult({ question, answer, result }: ResultProps<'cloze'>) {
  return <MarkedGaps question={question} given={answer?.gaps ?? {}} result={result} />
}
