import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'
import { Options } from './options.tsx'

export function Multiple({ question, answer, onAnswer, stemId }: AnswerProps<'multiple'>) {
  const chosen = answer?.choices ?? []
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <Options
        type="checkbox"
        options={question.options}
        chosen={chosen}
        onToggle={(id) =>
          onAnswer({
            type: 'multiple',
            choices: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
          })
        }
      />
    </>
  )
}
