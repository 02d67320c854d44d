import { coursePaths } from '#src/features/learning/course/paths.ts'
import { homeApi } from '#src/features/front/home/contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { SearchBar } from '#src/features/front/search/web/search-bar.tsx'
import { Link } from '#src/web/link.tsx'
import { pictureUrl } from '#src/web/picture.ts'
import css from './home-hero.module.css'
import { heroText } from './hero-text.ts'

type Categories = AnswerOf<typeof homeApi.getHome>['categories']

/** The headline, a search, and the subjects in a row along the lower edge. */
export function HomeHero({ categories }: { categories: Categories }) {
  const t = useText(heroText)
  return (
    <>
      <div className={css.stage}>
        <div className={`container ${css.words}`}>
          <h1>
            {t.heroLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p>{t.lead}</p>
          <div className={css.search}>
            <SearchBar large label={t.searchCourses} />
          </div>
        </div>
        <img
          className={css.drawing}
          src={pictureUrl('illustrations/hero')}
          alt=""
          width={1200}
          height={560}
          fetchPriority="high"
        />
      </div>
      {categories.length > 0 && <Subjects categories={categories} />}
    </>
  )
}

function Subjects({ categories }: { categories: Categories }) {
  const t = useText(heroText)
  const format = useFormat()
  return (
    <nav className={css.subjects} aria-label={t.subjects}>
      <ul className="container">
        {categories.map(({ slug, name, total }) => (
          <li key={slug}>
            <Link to={coursePaths.list('premium', { category: slug })} className={css.subject}>
              <span className={css.subjectName}>{name}</span>
              <span className={css.subjectCount}>{t.courseCount(total, format.number(total))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
