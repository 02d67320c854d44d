import { homeApi } from '#src/features/front/home/contract.ts'
import { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import { Fold } from '#src/web/plain.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import css from './home-hero.module.css'
import { HomeHero } from './home-hero.tsx'
import { HomeOpen } from './home-open.tsx'
import { HomePremium } from './home-premium.tsx'
import { HomeSchool } from './home-school.tsx'
import { homeText } from './home-text.ts'
import { HomeToday } from './home-today.tsx'
import { loadToday } from './load-today.ts'

// Only visitors see it, whose pages are not hydrated: browsers load its style, but not its code.
const Hero = import.meta.env.SSR ? HomeHero : () => null

export async function loader({ context }: LoaderFunctionArgs) {
  const given = pageOf(context)
  const { api, viewer } = given
  const loadHome = async () => {
    const home = await api(homeApi.getHome, {})
    const ids = [...home.premium, ...home.open].map(({ courseId }) => courseId)
    return { home, collected: await readCollected(given, 'course', ids) }
  }
  const [shown, today] = await Promise.all([
    loadHome(),
    viewer?.hasRole ? loadToday(api, viewer) : null,
  ])
  return { ...shown, today }
}

export const meta = pageMeta(homeText, (t, _data: LoaderData<typeof loader>) => ({
  title: t.title,
  description: t.description,
}))

export default function HomePage() {
  const { home, collected, today } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      {today ? (
        <HomeToday today={today} />
      ) : (
        <div className={css.hero} data-scheme="dark">
          <Hero categories={home.categories} />
        </div>
      )}
      <Fold />
      {home.premium.length > 0 && <HomePremium courses={home.premium} collected={collected} />}
      {home.open.length > 0 && <HomeOpen courses={home.open} collected={collected} />}
      <HomeSchool numbers={home.numbers} />
    </main>
  )
}
