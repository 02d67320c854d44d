import { useId, useState } from 'react'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { kindOfItem } from '#src/features/content/outline/web/items/item-kinds.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { Offer } from '#src/features/learning/approval/offer-shapes.ts'
import type { PreviewChapter, PreviewItem } from '../preview-shapes.ts'
import css from './preview.module.css'
import { previewText } from './preview-text.ts'

type Sides = { zh: string; en: string }

export interface CoursePreviewProps {
  /** The head with its teachers; a textbook has none. */
  offer: Offer | null
  chapters: readonly PreviewChapter[]
  language: 'zh' | 'en'
  /** A visitor opens trial items only. */
  as: 'learner' | 'visitor'
}

/**
 * A course as its readers will see it, from its draft: the page of the course, its outline and each item. Its own
 * words are in the language of the page: a browser has the words of one language only.
 */
export function CoursePreview({ offer, chapters, language, as }: CoursePreviewProps) {
  const t = useText(previewText)
  return (
    <article className={css.course} lang={language === 'zh' ? 'zh-CN' : 'en'}>
      {offer && <Head {...{ offer, language, as }} />}
      {offer && (
        <section className={css.section}>
          <h2>{t.intro}</h2>
          <Text text={offer.content} language={language} />
        </section>
      )}
      <section className={css.section}>
        <h2>{t.outline}</h2>
        {chapters.length === 0 && <p className={css.muted}>{t.emptyOutline}</p>}
        <ol className={css.chapters}>
          {chapters.map((chapter) => (
            <Chapter key={chapter.key} {...{ chapter, language, as }} />
          ))}
        </ol>
      </section>
      {offer && offer.teachers.length > 0 && (
        <section className={css.section}>
          <h2>{t.teachers}</h2>
          <ul className={css.teachers}>
            {offer.teachers.map((teacher) => (
              <li key={teacher.key}>
                <Avatar
                  name={teacher.name[language] || teacher.name.zh}
                  src={teacher.avatarUrl ?? undefined}
                  size={48}
                />
                <div>
                  <strong>
                    <Words text={teacher.name} language={language} />
                  </strong>
                  <p>
                    <Words text={teacher.introduction} language={language} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Head({
  offer,
  language,
  as,
}: { offer: Offer } & Pick<CoursePreviewProps, 'language' | 'as'>) {
  const t = useText(previewText)
  const format = useFormat()
  const { category, difficulty, payment, fee, keywords } = offer
  return (
    <header className={css.head}>
      <div className={css.headText}>
        <div className={css.tags}>
          {category && <Tag tone="action">{category[language]}</Tag>}
          {difficulty && <Tag>{t.difficulties[difficulty]}</Tag>}
        </div>
        <h1>
          <Words text={offer.name} language={language} />
        </h1>
        <p className={css.lead}>
          <Words text={offer.introduction} language={language} />
        </p>
        {as === 'visitor' && (
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
      <CourseCover
        category={category?.slug ?? ''}
        theme={offer.coverTheme}
        picture={offer.cover}
        eager
        large
      />
    </header>
  )
}

/** A text in the language of the reader, or what is there, marked. */
function Words({ text, language }: { text: Sides; language: 'zh' | 'en' }) {
  const t = useText(previewText)
  const own = text[language]
  if (own !== '') return own
  const other = text[language === 'zh' ? 'en' : 'zh']
  if (other === '') return <span className={css.muted}>{t.unnamed}</span>
  return (
    <span lang={language === 'zh' ? 'en' : 'zh-CN'} title={t.other}>
      {other}
    </span>
  )
}

function Text({ text, language }: { text: Sides; language: 'zh' | 'en' }) {
  const t = useText(previewText)
  const own = text[language]
  const html = own || text[language === 'zh' ? 'en' : 'zh']
  if (html === '') return <p className={css.muted}>{t.empty}</p>
  return (
    <>
      {own === '' && <p className={css.other}>{t.other}</p>}
      <div className="prose">
        <RichText html={html} />
      </div>
    </>
  )
}

function Chapter({
  chapter,
  language,
  as,
}: { chapter: PreviewChapter } & Pick<CoursePreviewProps, 'language' | 'as'>) {
  const intro = chapter.introduction
  return (
    <li className={css.chapter} data-depth={Math.min(chapter.depth, 3)}>
      <h3>
        <span className={css.number}>{chapter.number}</span>{' '}
        <Words text={chapter.name} language={language} />
      </h3>
      {intro.zh + intro.en !== '' && (
        <p className={css.muted}>
          <Words text={intro} language={language} />
        </p>
      )}
      <ul className={css.items}>
        {chapter.items.map((item) => (
          <Item key={item.key} {...{ item, language }} opens={as === 'learner' || item.trial} />
        ))}
      </ul>
    </li>
  )
}

function Item({
  item,
  language,
  opens,
}: {
  item: PreviewItem
  language: 'zh' | 'en'
  opens: boolean
}) {
  const t = useText(previewText)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const line = (
    <>
      <Icon name={kindOfItem(item.type).icon} size={18} />
      <span className={css.itemName}>
        <Words text={item.name} language={language} />
      </span>
      {item.trial && <Tag tone="success">{t.trial}</Tag>}
      <Amount item={item} />
    </>
  )
  if (!opens) {
    return (
      <li>
        <span className={css.item}>
          {line}
          <span className="visually-hidden">{t.closed}</span>
          <Icon name="lock" size={16} />
        </span>
      </li>
    )
  }
  return (
    <li>
      <button
        type="button"
        className={css.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {line}
      </button>
      {isOpen && (
        <div id={id} className={css.content}>
          <Content item={item} language={language} />
        </div>
      )}
    </li>
  )
}

function Amount({ item: { file, questions } }: { item: PreviewItem }) {
  const t = useText(previewText)
  const format = useFormat()
  const words = questions
    ? t.questions(format.number(questions.length))
    : typeof file?.seconds === 'number'
      ? format.clock(file.seconds)
      : typeof file?.pages === 'number'
        ? t.pages(format.number(file.pages))
        : ''
  return words === '' ? null : <span className={css.amount}>{words}</span>
}

function Content({ item, language }: { item: PreviewItem; language: 'zh' | 'en' }) {
  const t = useText(previewText)
  const format = useFormat()
  const { text, questions, type } = item
  if (questions) {
    if (questions.length === 0) return <p className={css.muted}>{t.empty}</p>
    return (
      <ol className={css.questions}>
        {questions.map(({ title, points }, at) => (
          <li key={at}>
            {title} <span className={css.amount}>{t.points(format.number(points))}</span>
          </li>
        ))}
      </ol>
    )
  }
  return (
    <>
      <Text text={text} language={language} />
      {type === 'task' && (
        <p className={css.task}>
          <Icon name="task" size={18} />
          {t.task}
        </p>
      )}
    </>
  )
}
