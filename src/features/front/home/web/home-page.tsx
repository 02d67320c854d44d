import { homeApi } from '#src/features/front/home/contract.ts'
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
  const { api, viewer } = pageOf(context)
  const [home, today] = await Promise.all([
    api(homeApi.getHome, {}),
    viewer?.hasRole ? loadToday(api, viewer) : null,
  ])
  return { home, today }
}

export const meta = pageMeta(homeText, (t, _data: LoaderData<typeof loader>) => ({
  title: t.title,
  description: t.description,
}))

export default function HomePage() {
  const { home, today } = useLoaderData<typeof loader>()
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
      {home.premium.length > 0 && <HomePremium courses={home.premium} />}
      {home.open.length > 0 && <HomeOpen courses={home.open} />}
      <HomeSchool numbers={home.numbers} />
    </main>
  )
}
