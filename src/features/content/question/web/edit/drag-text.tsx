import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import type { BodyOf } from '../../body/body.ts'
import { newId } from '../../body/new-id.ts'
import type { Bilingual } from '../../body/text.ts'
import { noText } from '../../body/limits.ts'
import { useShown } from '../drawing/use-shown.ts'
import { gapNumbers } from '../gap-order.ts'
import { plainOf } from '../placing/plain-of.ts'
import own from './arrange-edit.module.css'
import { arrangeEditText } from './arrange-edit-text.ts'
import css from './edit.module.css'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { changed, idsOf, moved, without } from './parts.ts'
import { RowTools } from './row-tools.tsx'
import { useGaps } from './use-gaps.ts'
import { useProblems } from './use-problems.ts'
import { WordsField } from './words-field.tsx'

type Body = BodyOf<'dragText'>
const mostTokens = 60

/** A stem with gaps, the word of each gap, and words that are left over. */
export default function EditDragText({ body, onChange, problems }: EditProps<'dragText'>) {
  const t = useText(arrangeEditText)
  const e = useText(editText)
  const format = useFormat()
  const shown = useShown()
  const problem = useProblems(problems)
  const { stem, tokens, gaps } = body
  const numbers = gapNumbers(stem.zh || stem.en, gaps)
  const { after } = useGaps(gaps, (id): Body['gaps'][number] => ({ id, right: [] }))
  const setStem = (next: Bilingual) => {
    const kept = after(next)
    const added = kept.filter(({ id }) => !gaps.some((gap) => gap.id === id))
    // A new gap has its word at once, which is typed under the stem.
    const ids = [...idsOf(tokens), ...idsOf(kept)]
    const words = added
      .filter(({ right }) => right.length === 0)
      .slice(0, Math.max(0, mostTokens - tokens.length))
      .map((gap) => {
        const id = newId(ids)
        ids.push(id)
        return { gap: gap.id, token: { id, text: { ...noText } } }
      })
    onChange({
      ...body,
      stem: next,
      tokens: [...tokens, ...words.map(({ token }) => token)],
      gaps: kept.map((gap) => {
        const word = words.find((each) => each.gap === gap.id)
        return word ? { ...gap, right: [word.token.id] } : gap
      }),
    })
  }
  const setRight = (id: string, token: string, isRight: boolean) =>
    onChange({
      ...body,
      gaps: gaps.map((gap) =>
        gap.id === id
          ? {
              ...gap,
              right: isRight ? [...gap.right, token] : gap.right.filter((each) => each !== token),
            }
          : gap,
      ),
    })
  const removeToken = (id: string) =>
    onChange({
      ...body,
      tokens: without(tokens, id),
      gaps: gaps.map((gap) => ({ ...gap, right: gap.right.filter((each) => each !== id) })),
    })
  const tokenName = (at: number) => t.token(format.number(at + 1))
  return (
    <>
      <WordsField
        label={e.stem}
        description={e.gapsHint}
        size="full"
        required
        gaps
        value={stem}
        error={problem.of('noStem', 'noGaps')}
        onChange={setStem}
      />
      <div className={css.part} role="group" aria-label={t.tokens}>
        <div className={css.title}>
          {t.tokens}
          <span className={css.note}>{t.tokensHint}</span>
        </div>
        <ol className={own.rows}>
          {tokens.map((token, at) => (
            <li key={token.id} className={own.row}>
              <div className={own.gap}>
                <WordsField
                  label={tokenName(at)}
                  value={token.text}
                  error={problem.at(token.id)}
                  onChange={(text) =>
                    onChange({ ...body, tokens: changed(tokens, token.id, { text }) })
                  }
                />
                <Checkbox
                  label={t.reusable}
                  checked={token.reusable ?? false}
                  onChange={(reusable) =>
                    onChange({ ...body, tokens: changed(tokens, token.id, { reusable }) })
                  }
                />
              </div>
              <RowTools
                name={tokenName(at)}
                at={at}
                count={tokens.length}
                onMove={(by) => onChange({ ...body, tokens: moved(tokens, at, by) })}
                onRemove={() => removeToken(token.id)}
              />
            </li>
          ))}
        </ol>
        <div className={css.acts}>
          <Button
            icon="plus"
            disabled={tokens.length >= mostTokens}
            onClick={() =>
              onChange({
                ...body,
                tokens: [
                  ...tokens,
                  { id: newId([...idsOf(tokens), ...idsOf(gaps)]), text: { ...noText } },
                ],
              })
            }
          >
            {t.addToken}
          </Button>
        </div>
      </div>
      {gaps.length > 0 && (
        <div className={css.part} role="group" aria-label={t.gaps}>
          <div className={css.title}>
            {t.gaps}
            <span className={css.note}>{t.gapsHint}</span>
          </div>
          <ol className={own.rows}>
            {gaps.map((gap) => {
              const number = format.number(numbers.get(gap.id) ?? 1)
              return (
                <li key={gap.id} className={own.row}>
                  <fieldset className={own.gap}>
                    <legend>{t.rightTokens(number)}</legend>
                    <div className={own.checks}>
                      {tokens.map((token, at) => (
                        <Checkbox
                          key={token.id}
                          label={plainOf(shown(token.text)) || tokenName(at)}
                          checked={gap.right.includes(token.id)}
                          onChange={(isRight) => setRight(gap.id, token.id, isRight)}
                        />
                      ))}
                    </div>
                    <FieldError id={`${gap.id}e`} error={problem.at(gap.id)} />
                  </fieldset>
                </li>
              )
            })}
          </ol>
        </div>
      )}
    </>
  )
}
