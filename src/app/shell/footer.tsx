import { accountPaths } from '#src/features/people/account/paths.ts'
import { latePart } from '#src/web/late-part.tsx'
import { feedbackPaths } from '#src/features/front/feedback/paths.ts'
import { helpPaths } from '#src/features/front/help/paths.ts'
import { Suspense, useState } from 'react'
import { pick, withLocale } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useRenderedScheme, useSite } from '#src/web/root-data.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import { SchemeSwitch } from '#src/web/ui/scheme-switch.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import css from './footer.module.css'
import { Logo } from './logo.tsx'
import { layoutText } from './text.ts'

/** The footer: the school, its service, its partners, and the way to give feedback. */
export function Footer() {
  const t = useText(layoutText)
  const locale = useLocale()
  const site = useSite()
  return (
    <footer className={css.footer} data-scheme="dark">
      <div className={`container ${css.columns}`}>
        <div>
          <Logo onDark />
          <p className={css.tagline}>{t.tagline}</p>
          <div className={css.scheme}>
            <SchemeSwitch initial={useRenderedScheme()} />
          </div>
        </div>
        <section className={css.service}>
          <h2>{t.service}</h2>
          <a className={css.hotline} href={`tel:${site.hotline}`}>
            {site.hotline}
          </a>
          <p>
            {t.hotlineDays}
            <br />
            {t.hours}
          </p>
          <Feedback />
        </section>
        <Links
          title={t.school}
          links={(['about', 'contact', 'helper'] as const).map((page) => [
            withLocale(locale, helpPaths[page]()),
            t[page],
          ])}
        />
        <Links
          title={t.partners}
          links={site.partners.map((partner) => [partner.url, pick(partner, locale)])}
        />
      </div>
      <Records />
    </footer>
  )
}

function Links({ title, links }: { title: string; links: [href: string, text: string][] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <Outside href={href}>{text}</Outside>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The operator of the site, the privacy policy, and record numbers where they are set. */
function Records() {
  const site = useSite()
  const locale = useLocale()
  const links = [
    [withLocale(locale, accountPaths.privacy()), useText(layoutText).privacy],
    ['https://beian.miit.gov.cn/', site.icpRecord],
    ['https://beian.mps.gov.cn/', site.policeRecord],
  ] as const
  return (
    <div className={css.records}>
      <div className="container">
        <span>© {pick(site.company, locale)}</span>
        <span>{pick(site.address, locale)}</span>
        {links.map(
          ([href, text]) =>
            text && (
              <Outside key={href} href={href}>
                {text}
              </Outside>
            ),
        )}
      </div>
    </div>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={css.link}>
      {children}
      <NewWindow />
    </a>
  )
}

const loadDialog = () => import('#src/features/front/feedback/web/feedback-dialog.tsx')
const FeedbackDialog = latePart(loadDialog)

function ahead() {
  preloadDialog()
  void loadDialog()
}

/** Leads to the page for feedback; with script it opens the dialog, whose code loads on demand. */
function Feedback() {
  const t = useText(layoutText)
  const [open, setOpen] = useState(false)
  // The dialog stays mounted after its first opening, because it keeps the typed text.
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <ButtonLink
        to={feedbackPaths.write()}
        icon="edit"
        prefetch="none"
        aria-haspopup="dialog"
        data-dialog="feedback"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={(event) => {
          event.preventDefault()
          setWanted(true)
          setOpen(true)
        }}
      >
        {t.feedback}
      </ButtonLink>
      {wanted && (
        <Suspense fallback={null}>
          <FeedbackDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
