import { type ReactNode, useState } from 'react'
import { pick } from '#src/shared/locale.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { headFieldWords } from '../places-text.ts'
import type { Offer } from '../offer-shapes.ts'
import type { HeadField } from '../states.ts'
import type { Pin } from './pins.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

type Side = 'zh' | 'en'

/** The course as readers will see it, with a button at each place where a reviewer may add a reason. */
export function OfferPreview({
  offer,
  opened,
  onPin,
}: {
  offer: Offer
  opened: Readonly<Record<string, string>>
  /** Undefined where the viewer does not decide. */
  onPin: ((pin: Pin) => void) | undefined
}) {
  const t = useText(reviewText)
  const locale = useLocale()
  const format = useFormat()
  const own = locale === 'en-US' ? 'en' : 'zh'
  const [side, setSide] = useState<Side>(offer.offered === 'both' ? own : offer.offered)
  const said = (text: { zh: string; en: string }) => text[side] || text.zh || text.en
  const head = (field: HeadField) => ({ key: 'head', field })
  const content = offer.content[side] || offer.content.zh || offer.content.en
  const lang = side === 'en' ? 'en' : 'zh-CN'
  const facts: [HeadField, string, ReactNode][] = [
    ['categoryId', t.category, offer.category && pick(offer.category, locale)],
    ['majorId', t.major, offer.major && pick(offer.major, locale)],
    ['directionId', t.direction, offer.direction && pick(offer.direction, locale)],
    ['difficulty', t.difficulty, offer.difficulty && t[offer.difficulty]],
    ['language', t.teachingLanguage, t[offer.language]],
    ['offered', t.offered, t[offer.offered]],
    [
      'fee',
      t.fee,
      offer.payment === 'free' ? t.freeOfCharge : t.coins(format.number(Number(offer.fee))),
    ],
    ['textbookId', t.textbook, offer.textbook && said(offer.textbook)],
    ['keywords', t.keywords, <Keywords key="keywords" words={offer.keywords[side]} />],
  ]
  return (
    <div className={css.preview}>
      {offer.offered === 'both' && (
        <RadioGroup
          label={t.language}
          inRow
          value={side}
          onChange={setSide}
          options={[
            { value: 'zh', label: t.chinese },
            { value: 'en', label: t.english },
          ]}
        />
      )}
      <div className={css.top}>
        <Place
          onPin={onPin}
          pin={head('coverFileId')}
          label={pick(headFieldWords.coverFileId, locale)}
        >
          <CourseCover
            category={offer.category?.slug ?? 'trade'}
            theme={offer.coverTheme || 'globe'}
            picture={offer.cover}
          />
        </Place>
        <div lang={lang} className={css.names}>
          <Place onPin={onPin} pin={head('name')} label={pick(headFieldWords.name, locale)}>
            <h3 className={css.name}>{said(offer.name)}</h3>
          </Place>
          <Place
            onPin={onPin}
            pin={head('introduction')}
            label={pick(headFieldWords.introduction, locale)}
          >
            <p className={css.lead}>{said(offer.introduction)}</p>
          </Place>
        </div>
      </div>
      <dl className={css.factsOf}>
        {facts.map(([field, term, value]) => (
          <div key={field}>
            <dt>{term}</dt>
            <dd>
              {value ?? t.notGiven}
              <PinButton onPin={onPin} pin={head(field)} label={term} />
            </dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className={css.part}>
          {t.content}
          <PinButton onPin={onPin} pin={head('content')} label={t.content} />
        </h3>
        <div lang={lang} className="prose">
          <RichText html={opened[content] ?? content} />
        </div>
      </section>
      <section>
        <h3 className={css.part}>{t.teachers}</h3>
        <ul className={css.teachers}>
          {offer.teachers.map((teacher) => (
            <li key={teacher.key}>
              <Avatar name={said(teacher.name)} src={teacher.avatarUrl ?? undefined} size={48} />
              <div lang={lang}>
                <strong>{said(teacher.name)}</strong>
                <p>{said(teacher.introduction)}</p>
              </div>
              <PinButton
                onPin={onPin}
                pin={{ key: teacher.key, field: 'introduction' }}
                label={said(teacher.name)}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Keywords({ words }: { words: readonly string[] }) {
  return (
    <span className={css.tags}>
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </span>
  )
}

interface PinProps {
  onPin: ((pin: Pin) => void) | undefined
  pin: Pin
  label: string
}

function Place({ children, ...pin }: PinProps & { children: ReactNode }) {
  return (
    <div className={css.place}>
      {children}
      <PinButton {...pin} />
    </div>
  )
}

export function PinButton({ onPin, pin, label }: PinProps) {
  const t = useText(reviewText)
  if (!onPin) return null
  return (
    <IconButton
      icon="note"
      size="small"
      className={css.pin}
      label={t.pinAt(label)}
      onClick={() => onPin(pin)}
    />
  )
}
