import type { ReactNode } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { Offer } from '../offer-shapes.ts'
import { outlineKey } from '../outline-key.ts'
import { headFieldWords, placeWords } from '../places-text.ts'
import type { PreviewChapter } from '../preview-shapes.ts'
import css from './course-preview.module.css'
import { coursePreviewText } from './course-preview-text.ts'
import type { Pin } from './pins.ts'
import { Item } from './preview-item.tsx'
import { Marked, type Sides, Words, Text } from './preview-parts.tsx'

export interface CoursePreviewProps {
  offer: Offer
  /** Null where the outline is not open to the viewer. */
  chapters: readonly PreviewChapter[] | null
  language: 'zh' | 'en'
  /** A visitor opens trial items only, and may join; a reviewer sees the page of a visitor and every item. */
  as: 'learner' | 'visitor' | 'reviewer'
  width?: 'phone' | 'computer'
  /** Gives what stands at a place of the course: a reviewer's button. */
  mark?: ((pin: Pin, label: string) => ReactNode) | undefined
}
type Shown = Pick<CoursePreviewProps, 'language' | 'as' | 'mark'>

/**
 * A course as its readers will see it: the page of the course, its outline and each item. Its own words are in the
 * language of the page: a browser has the words of one language only.
 */
export function CoursePreview({ offer, chapters, width, ...shown }: CoursePreviewProps) {
  const t = useText(coursePreviewText)
  const locale = useLocale()
  const { language, mark } = shown
  return (
    <section className={css.stage} data-width={width} aria-label={t.frame}>
      <article className={css.course} lang={language === 'zh' ? 'zh-CN' : 'en'}>
        <Head {...{ offer, ...shown }} />
        <section className={css.section}>
          <Marked mark={mark?.(head('content'), pick(headFieldWords.content, locale))}>
            <h3>{t.intro}</h3>
          </Marked>
          <Text text={offer.content} language={language} />
        </section>
        {chapters && (
          <section className={css.section}>
            <Marked mark={mark?.({ key: outlineKey, field: '' }, pick(placeWords.outline, locale))}>
              <h3>{t.outline}</h3>
            </Marked>
            {chapters.length === 0 && <p className={css.muted}>{t.emptyOutline}</p>}
            <ol className={css.chapters}>
              {chapters.map((chapter) => (
                <Chapter key={chapter.key} {...{ chapter, ...shown }} />
              ))}
            </ol>
          </section>
        )}
        {offer.teachers.length > 0 && (
          <section className={css.section}>
            <h3>{t.teachers}</h3>
            <ul className={css.teachers}>
              {offer.teachers.map((teacher) => (
                <Teacher key={teacher.key} {...{ teacher, ...shown }} />
              ))}
            </ul>
          </section>
        )}
      </article>
    </section>
  )
}

const head = (field: 'name' | 'introduction' | 'content' | 'coverFileId'): Pin => ({
  key: 'head',
  field,
})
const said = (text: Sides, language: 'zh' | 'en') => text[language] || text.zh || text.en

function Teacher({
  teacher: { key, name, introduction, avatarUrl },
  language,
  mark,
}: { teacher: Offer['teachers'][number] } & Shown) {
  return (
    <li>
      <Avatar name={said(name, language)} src={avatarUrl ?? undefined} size={48} />
      <div>
        <strong>
          <Words text={name} language={language} />
        </strong>
        <p>
          <Words text={introduction} language={language} />
        </p>
      </div>
      {mark?.({ key, field: 'introduction' }, said(name, language))}
    </li>
  )
}

function Head({ offer, language, as, mark }: { offer: Offer } & Shown) {
  const t = useText(coursePreviewText)
  const format = useFormat()
  const locale = useLocale()
  const at = (field: 'name' | 'introduction' | 'coverFileId') =>
    mark?.(head(field), pick(headFieldWords[field], locale))
  const { category, difficulty, payment, fee, keywords } = offer
  return (
    <header className={css.head}>
      <div className={css.headText}>
        <div className={css.tags}>
          {category && <Tag tone="action">{category[language]}</Tag>}
          {difficulty && <Tag>{t.difficulties[difficulty]}</Tag>}
        </div>
        <Marked mark={at('name')}>
          <h2>
            <Words text={offer.name} language={language} />
          </h2>
        </Marked>
        <Marked mark={at('introduction')}>
          <p className={css.lead}>
            <Words text={offer.introduction} language={language} />
          </p>
        </Marked>
        {as !== 'learner' && (
          <p className={css.join}>
            <span className={css.button} aria-hidden="true">
              {t.join}
            </span>
            <strong>{payment === 'free' ? t.free : t.fee(format.number(Number(fee) || 0))}</strong>
          </p>
        )}
        <div className={css.tags}>
          {keywords[language].map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </div>
      </div>
      <Marked mark={at('coverFileId')}>
        <CourseCover
          category={category?.slug ?? ''}
          theme={offer.coverTheme}
          picture={offer.cover}
          eager
          large
        />
      </Marked>
    </header>
  )
}

function Chapter({ chapter, language, as, mark }: { chapter: PreviewChapter } & Shown) {
  const { key, name, number, depth, introduction, items } = chapter
  return (
    <li className={css.chapter} data-depth={Math.min(depth, 3)}>
      <Marked mark={mark?.({ key, field: '' }, said(name, language))}>
        <h4>
          <span className={css.number}>{number}</span> <Words text={name} language={language} />
        </h4>
      </Marked>
      {introduction.zh + introduction.en !== '' && (
        <p className={css.muted}>
          <Words text={introduction} language={language} />
        </p>
      )}
      <ul className={css.items}>
        {items.map((item) => (
          <Item
            key={item.key}
            {...{ item, language }}
            opens={as !== 'visitor' || item.trial}
            mark={mark?.({ key: item.key, field: '' }, said(item.name, language))}
            showsMissing={as === 'reviewer'}
          />
        ))}
      </ul>
    </li>
  )
}
