import { BlockList, isIPv6 } from 'node:net'
import type { Locale } from '#src/shared/locale.ts'
import { divisions } from '#src/features/people/school/server/provinces.ts'

const local = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(net, bits)
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

type Ip2Region = new () => { searchRaw(ip: string): unknown }

/** Entry of the address data for one address. */
interface Found {
  country: string
  province: string
  city: string
  /** The whole place in one text, as in the IPv6 data: '中国广东省广州市番禺区'. */
  data?: string
}

/**
 * Makes a function from an address to its rough place in the reader's language: '广东省 · 深圳市',
 * 'Guangdong, China'; '' when unknown. The first call loads the data (12 MB).
 */
export async function placeFinder(locale: Locale): Promise<(ip: string) => string> {
  const find = await (reading ??= readData())
  return (given) => {
    const ip = given.replace(/^::ffff:(?=\d+\.)/i, '')
    if (isLocal(ip)) return locale === 'en-US' ? 'Local network' : '内网'
    const found = find(ip)
    return found ? nameOf(found, locale) : ''
  }
}

let reading: Promise<(ip: string) => Found | undefined> | undefined

async function readData(): Promise<(ip: string) => Found | undefined> {
  // A CommonJS package: its exports are the default import and hold another `default`, which some loaders unwrap.
  const { default: exports } = (await import('ip2region')) as unknown as {
    default: Ip2Region | { default: Ip2Region }
  }
  const data = new ('default' in exports ? exports.default : exports)()
  return (ip) => (data.searchRaw(ip) as Found | null) ?? undefined
}

const isLocal = (ip: string) => local.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')

function nameOf({ country, province, city, data = '' }: Found, locale: Locale): string {
  const isEnglish = locale === 'en-US'
  if (country === '中国') {
    const named = province || data.slice(2)
    // The first two characters identify a division, whatever the spelling of the rest.
    const division = divisions.find(([, name]) => name.slice(0, 2) === named.slice(0, 2))
    if (!division) return isEnglish ? 'China' : '中国'
    const [, name, nameEn] = division
    if (isEnglish) return `${nameEn}, China`
    return city && city.slice(0, 2) !== name.slice(0, 2) ? `${name} · ${city}` : name
  }
  const [zh, en] = countryOf(country || data) ?? []
  if (!zh || !en) return ''
  if (isEnglish) return en
  return province ? `${zh} · ${province}` : zh
}

/** Returns the country at the beginning of a Chinese text, in both languages. */
function countryOf(text: string): [zh: string, en: string] | undefined {
  return text === '' ? undefined : countries().find(([zh]) => text.startsWith(zh))
}

let names: [zh: string, en: string][] | undefined

function countries(): [zh: string, en: string][] {
  if (names) return names
  const inChinese = new Intl.DisplayNames('zh-CN', { type: 'region', fallback: 'none' })
  const inEnglish = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  names = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code): [string, string][] => {
      const [zh, en] = [inChinese.of(code), inEnglish.of(code)]
      return zh && en ? [[zh, en]] : []
    })
    // Longer names first: '几内亚比绍' before '几内亚'.
    .toSorted(([a], [b]) => b.length - a.length)
  return names
}
