import { auditApi } from '#src/features/office/audit/contract.ts'
import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick, type Both, type Locale } from '#src/shared/locale.ts'
import notes from '#src/web/back-office/notes.module.css'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { rightsText } from './rights-text.ts'
import css from './rights.module.css'

type Access = AnswerOf<typeof auditApi.explainAccess>

interface Right {
  key: string
  group: string
  name: string
  path: string
  may: boolean
  why: Both
  also: Both[]
}

type Show = 'all' | 'may' | 'mayNot'

/** A person's rights with their reasons, by room, after the facts that decide. */
export function RightsView({ access }: { access: Access }) {
  const t = useText(rightsText)
  const locale = useLocale()
  const format = useFormat()
  const [word, setWord] = useState('')
  const [show, setShow] = useState<Show>('all')
  const all = rightsOf(access, locale, t.pages)
  const wanted = word.trim().toLowerCase()
  const shown = all.filter(
    ({ may, name, path, group }) =>
      (show === 'all' || may === (show === 'may')) &&
      `${name} ${path} ${group}`.toLowerCase().includes(wanted),
  )
  const groups = Map.groupBy(shown, ({ group }) => group)
  return (
    <div className={css.rights}>
      <section className={css.group}>
        <h2>{t.facts}</h2>
        <ul className={css.basis}>
          {access.facts.map((fact) => (
            <li key={fact.en}>{pick(fact, locale)}</li>
          ))}
        </ul>
      </section>
      <div className={css.tools}>
        <TextField label={t.search} type="search" value={word} onChange={setWord} maxLength={60} />
        <RadioGroup
          inRow
          label={t.filter}
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: t.all },
            { value: 'may', label: t.may },
            { value: 'mayNot', label: t.mayNot },
          ]}
        />
      </div>
      <p className={notes.note} aria-live="polite">
        {t.shown(format.number(shown.length), format.number(all.length))}
      </p>
      {shown.length === 0 && <EmptyState picture="search" title={t.nothing} text={t.nothingText} />}
      {[...groups].map(([group, rights]) => (
        <Group key={group} name={group} rights={rights} />
      ))}
    </div>
  )
}

function Group({ name, rights }: { name: string; rights: readonly Right[] }) {
  const t = useText(rightsText)
  const locale = useLocale()
  const format = useFormat()
  const open = rights.filter(({ may }) => may).length
  return (
    <section className={css.group}>
      <h2>
        {name} <span>{t.openCount(format.number(open), format.number(rights.length))}</span>
      </h2>
      <ul>
        {rights.map((right) => (
          <li key={right.key} className={css.right}>
            <span className={right.may ? css.yes : css.no}>
              <Icon name={right.may ? 'check' : 'close'} />
              <span className="visually-hidden">{right.may ? t.may : t.mayNot}</span>
            </span>
            <div className={css.name}>
              {right.name}
              <code>{right.path}</code>
            </div>
            <div className={css.why}>
              {pick(right.why, locale)}
              {right.may && right.also.length > 0 && (
                <>
                  <div>{t.also}</div>
                  <ul>
                    {right.also.map((rule) => (
                      <li key={rule.en}>{pick(rule, locale)}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pages first, then calls by room. */
function rightsOf({ pages, calls }: Access, locale: Locale, pagesName: string): Right[] {
  return [
    ...pages.map((page) => ({
      ...page,
      key: page.path,
      group: pagesName,
      name: pick(page.title, locale),
      also: [],
    })),
    ...calls.map((call) => ({
      ...call,
      key: `${call.method} ${call.path}`,
      group: pick(call.room, locale),
      name: pick(call.summary, locale),
    })),
  ]
}
