import { Fragment } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { headFieldWords } from '../places-text.ts'
import type { Offer } from '../offer-shapes.ts'
import { markWords, plainLines } from './mark-words.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

interface Line {
  label: string
  before: string
  after: string
}

/** The difference between what readers see now and what was submitted, with its words marked. */
export function Differences({ live, offer }: { live: Offer; offer: Offer }) {
  const t = useText(reviewText)
  const locale = useLocale()
  const lines = linesOf(live, offer, t, (words) => pick(words, locale)).filter(
    ({ before, after }) => before !== after,
  )
  return (
    <Panel title={t.differences}>
      {lines.length === 0 && <p className={css.muted}>{t.noDifference}</p>}
      <dl className={css.differences}>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              {markWords(line.before, line.after).map((part, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name
                <Fragment key={at}>
                  {part.sort === 'same' ? (
                    part.text
                  ) : part.sort === 'gone' ? (
                    <del>{part.text}</del>
                  ) : (
                    <ins>{part.text}</ins>
                  )}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

type Words = typeof reviewText.zh

function linesOf(
  live: Offer,
  offer: Offer,
  t: Words,
  said: (words: { zh: string; en: string }) => string,
): Line[] {
  const sides = ['zh', 'en'] as const
  const line = (label: string, of: (one: Offer) => string): Line => ({
    ...{ label, before: of(live), after: of(offer) },
  })
  /** A picture has no words to compare; the preview shows the new one. */
  const changed = (label: string, words: string, of: (one: Offer) => string): Line => ({
    ...{ label, before: '', after: of(live) === of(offer) ? '' : words },
  })
  const named = (one: { zh: string; en: string } | null) => (one ? said(one) : t.empty)
  return [
    ...sides.flatMap((side) => {
      const on = (label: string) => `${label} · ${side === 'zh' ? t.chinese : t.english}`
      return [
        line(on(t.name), ({ name }) => name[side]),
        line(on(t.introduction), ({ introduction }) => introduction[side]),
        line(on(t.content), ({ content }) => plainLines(content[side])),
        line(on(t.keywords), ({ keywords }) => keywords[side].join(' · ')),
      ]
    }),
    changed(t.cover, t.otherPicture, ({ cover, coverTheme }) => cover?.src ?? coverTheme),
    line(t.category, ({ category }) => named(category)),
    line(t.major, ({ major }) => named(major)),
    line(t.direction, ({ direction }) => named(direction)),
    line(t.difficulty, ({ difficulty }) => (difficulty ? t[difficulty] : t.empty)),
    line(t.teachingLanguage, ({ language }) => t[language]),
    line(t.offered, ({ offered }) => t[offered]),
    line(said(headFieldWords.fee), ({ payment, fee }) =>
      payment === 'free' ? t.freeOfCharge : t.coins(fee),
    ),
    line(t.textbook, ({ textbook }) => named(textbook)),
    line(t.teachers, ({ teachers }) =>
      teachers.map(({ name, introduction }) => `${said(name)}\n${said(introduction)}`).join('\n\n'),
    ),
    ...offer.teachers.map(({ name, avatarUrl }) =>
      changed(t.portraitOf(said(name)), t.otherPicture, ({ teachers }) => {
        const same = teachers.find((one) => one.name.zh === name.zh && one.name.en === name.en)
        return same ? (same.avatarUrl ?? '') : (avatarUrl ?? '')
      }),
    ),
  ]
}
