import { useText } from '#src/web/i18n.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'

/** The accepted answers by gap or box, in words. */
export function KeyOfParts({
  parts,
  keys,
}: {
  parts: readonly { id: string; name: string }[]
  keys: Record<string, string[]>
}) {
  const t = useText(questionText)
  const several = parts.length > 1
  return (
    <dl className={css.answers}>
      {parts.map(({ id, name }) => (
        <div key={id}>
          <dt>{several ? `${t.rightAnswer} · ${name}` : t.rightAnswer}</dt>
          <dd>{keys[id]?.join(t.or) || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
