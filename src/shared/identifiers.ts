import { withoutUnseen } from './unseen.ts'

/**
 * Normal forms of user names, phones and e-mails, for browser and server. Everything that stores,
 * compares or counts an identifier uses these functions, so that one name or mailbox has one spelling.
 */

/** Folds widths, ligatures and Kangxi radicals. Removes unseen characters before and after, because each may hide from the other. */
export const plainLine = (text: string) =>
  withoutUnseen(withoutUnseen(text).normalize('NFKC')).normalize('NFKC').trim()

/** A user name as it is stored, in the person's capitals. */
export const normalUsername = plainLine

/** A user name as it is compared. */
export const usernameKey = (text: string) => normalUsername(text).toLowerCase()

const phone = /^1[3-9]\d{9}$/
export const isPhone = (text: string) => phone.test(text)

/** '+86 138-1234-5678' → '13812345678'. */
const normalPhone = (text: string) =>
  plainLine(text)
    .replace(/[\s\p{Pd}().]/gu, '')
    .replace(/^(?:\+|00)?86(?=1[3-9]\d{9}$)/, '')

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const email = new RegExp(
  String.raw`^(?!\.)(?![^@]*\.(?:\.|@))[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~.-]{1,64}@(?:${label}\.)+(?!\d+$)${label}$`,
  'u',
)
/** Checks an e-mail in its normal form. */
export const isEmail = (text: string) => text.length <= 320 && email.test(text)

/** 'Zhang@例子.中国' → 'zhang@xn--fsqu00a.xn--fiqs8s'. */
function normalEmail(text: string): string {
  const plain = plainLine(text).toLowerCase().normalize('NFKC')
  const at = plain.lastIndexOf('@')
  return `${plain.slice(0, at)}@${asciiDomain(plain.slice(at + 1))}`
}

/** Returns the domain by IDNA; as it is when it holds more than a domain, which `isEmail` refuses. */
function asciiDomain(domain: string): string {
  if (/[\s\p{Cc}%:/\\?#@[\]]/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname.replace(/\.$/, '')
  } catch {
    return domain
  }
}

/** Normalises a phone or an e-mail. */
export const normalContact = (text: string) =>
  plainLine(text).includes('@') ? normalEmail(text) : normalPhone(text)

/**
 * Returns the mailbox of a contact, for limits: 'zhang+1@example.com' is delivered to the mailbox of
 * 'zhang@example.com' by most mail servers. Gmail delivers to one mailbox whatever the dots, under both
 * of its domains.
 */
export function mailboxOf(contact: string): string {
  const mailbox = contact.replace(/^([^@+]+)\+[^@]*@/, '$1@')
  const gmail = /^([^@]+)@(?:gmail|googlemail)\.com$/.exec(mailbox)
  return gmail ? `${gmail[1]!.replaceAll('.', '')}@gmail.com` : mailbox
}

/** Returns the kind of a sign-in name and its value for comparing. No user name is a phone or has an @. */
export function signInName(text: string): { kind: 'phone' | 'email' | 'username'; value: string } {
  const contact = normalContact(text)
  if (contact.includes('@')) return { kind: 'email', value: contact }
  if (isPhone(contact)) return { kind: 'phone', value: contact }
  return { kind: 'username', value: usernameKey(text) }
}
