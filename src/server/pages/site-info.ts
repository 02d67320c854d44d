import type { Config } from '#src/config.ts'
import type { SiteInfo } from '#src/shared/page.ts'

/**
 * The address that visitors use, without a slash at the end. Never taken from a request, because pages
 * are shared.
 */
const siteUrl = (config: Pick<Config, 'PUBLIC_URL' | 'PORT'>) =>
  (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '')

/** The part of the settings that pages may show. */
export function siteInfo(config: Config): SiteInfo {
  return {
    name: { zh: config.SITE_NAME_ZH, en: config.SITE_NAME_EN },
    company: { zh: config.COMPANY_NAME_ZH, en: config.COMPANY_NAME_EN },
    address: { zh: config.COMPANY_ADDRESS_ZH, en: config.COMPANY_ADDRESS_EN },
    hotline: config.HOTLINE,
    email: config.CONTACT_EMAIL,
    businessPhone: config.BUSINESS_PHONE,
    icpRecord: config.ICP_RECORD,
    policeRecord: config.POLICE_RECORD,
    partners: config.PARTNERS.split(',').flatMap((line) => {
      const [zh, en, url] = line.split('|').map((part) => part.trim())
      return zh && en && url ? [{ zh, en, url }] : []
    }),
    showsClassLink: config.CLASS_LINK === 'show',
    url: siteUrl(config),
    pageViewScript: config.PAGE_VIEW_SCRIPT,
  }
}
