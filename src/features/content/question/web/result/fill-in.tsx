import { MarkedGaps } from './gaps-in-text.tsx'
import type { ResultProps } from './result-props.ts'

export function FillInResult({ question, answer, result }: ResultProps<'fillIn'>) {
  return <MarkedGaps question={question} given={answer?.gaps ?? {}} result={result} />
}
