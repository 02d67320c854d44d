import { z } from 'zod'
import { defaultDataDir } from '#src/server/database/data-dir.ts'
import { isNetworkList } from '#src/server/net/network-list.ts'

const flag = z.stringbool()
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const mebibytes = (usual: number) => z.coerce.number().int().min(1).default(usual)

const networks = list.refine(isNetworkList, 'Addresses or networks such as 10.0.0.0/8, by commas')

/**
 * Every setting of the product, one environment variable each. `npm run docs:settings` makes the table
 * in docs/operating.md from it.
 */
export const settings = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  HOST: z
    .string()
    .optional()
    .describe('Address to listen on; default all (0.0.0.0), of a demo school this machine only'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('Address visitors use, for canonical links and mail; default http://localhost:PORT'),
  FARSAIL_DATA: z.string().default(defaultDataDir()).describe('Folder that holds all state'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('An external PostgreSQL 15+; unset: the embedded one'),
  DATABASE_POOL: z.coerce.number().int().min(2).default(10).describe('Connections of this process'),
  FARSAIL_DEMO: flag.default(true).describe('Load the demo school into an empty database'),
  FARSAIL_ADMIN: z
    .string()
    .default('admin')
    .describe('User name of the first administrator of an empty school'),
  FARSAIL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that signs addresses and seals documents; unset: made once and kept in the data folder',
    ),
  TRUST_PROXY: networks
    .default([])
    .describe('Addresses of reverse proxies whose X-Forwarded-For counts'),
  SCHOOL_NETWORKS: networks
    .default([])
    .describe(
      'Addresses or networks (10.0.0.0/8) behind which many people of the school share one address',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('How much is logged'),
  WORKER: z
    .enum(['all', 'only', 'none'])
    .default('all')
    .describe(
      'Whether this process processes videos, documents and pictures: `all` beside its pages, `only` without serving pages, `none` not at all',
    ),
  DISK_FLOOR_MIB: z.coerce
    .number()
    .int()
    .min(0)
    .default(1024)
    .describe('Free space of the data folder below which uploads are refused, in MiB'),
  BLOB_GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(7)
    .describe('Days after which stored bytes that no file names are deleted, each night'),
  FFMPEG: z
    .string()
    .default('auto')
    .describe(
      'The ffmpeg that videos are processed with: auto (one on the PATH that encodes H.264, else the embedded one), embedded, or a path with ffprobe beside it',
    ),
  SOFFICE: z
    .string()
    .optional()
    .describe(
      'The soffice program that documents are converted with, as a path; unset: the embedded LibreOffice',
    ),
  STORAGE: z.enum(['folder', 's3']).default('folder').describe('Where files are kept'),
  S3_ENDPOINT: z.string().optional().describe('S3 address'),
  S3_REGION: z.string().default('us-east-1').describe('S3 region'),
  S3_BUCKET: z.string().optional().describe('S3 bucket'),
  S3_KEY: z.string().optional().describe('S3 access key'),
  S3_SECRET: z.string().optional().describe('S3 secret key'),
  SMTP_URL: z
    .string()
    .optional()
    .describe('smtp(s)://user:password@host:port; unset: mail stays in the outbox'),
  MAIL_FROM: z.string().default('Farsail <no-reply@localhost>').describe('Sender of mail'),
  SMS_URL: z
    .string()
    .optional()
    .describe('HTTP gateway for text messages; unset: they stay in the outbox'),
  SMS_SECRET: z.string().optional().describe('Signs requests to the gateway'),
  CODES_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('Verification codes a day for one phone or e-mail'),
  SESSION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('Days after a sign-in until the password is asked for again on that device'),
  VERIFICATION_DOCUMENT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe("Days a teacher's documents are kept after the decision, then deleted for good"),
  ARGON2_MEMORY_KIB: z.coerce
    .number()
    .int()
    .min(64)
    .default(19_456)
    .describe('Memory of one password hash'),
  RATE_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(1200)
    .describe('Calls a minute of one person or address (see "Limits"); a kept page is nearly free'),
  UPLOAD_BASE: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional()
    .describe(
      'Another address of this product that browsers send files to (https://upload…), without a path; unset: the page’s own',
    ),
  UPLOAD_ADDRESS_MIB: mebibytes(20).describe(
    'MiB of files that visitors may upload from one address in 24 hours; no limit for SCHOOL_NETWORKS',
  ),
  UPLOAD_VISITORS_MIB: mebibytes(200).describe(
    'MiB of files that all visitors together may upload in 24 hours',
  ),
  UPLOAD_VISITORS_STORED_MIB: mebibytes(2_000).describe(
    'MiB of visitors’ files stored at most; beyond it their feedback comes without files',
  ),
  UPLOAD_PERSON_MIB: mebibytes(200).describe(
    'MiB of files that one person signed in may upload in 24 hours',
  ),
  UPLOAD_NEW_PERSON_MIB: mebibytes(20).describe(
    'MiB of files that a person whose account is less than a day old may upload in 24 hours',
  ),
  UPLOAD_NEW_PERSONS_MIB: mebibytes(1_000).describe(
    'MiB of files that all new accounts together may upload in 24 hours, without those at SCHOOL_NETWORKS',
  ),
  UPLOAD_NEW_NETWORK_MIB: mebibytes(200).describe(
    'MiB of files that new accounts may upload from one address in 24 hours; ten times as many at SCHOOL_NETWORKS',
  ),
  UPLOAD_NETWORK_MIB: mebibytes(1_000).describe(
    'MiB of files that people signed in may upload from one address in 24 hours; ten times as many at SCHOOL_NETWORKS',
  ),
  UPLOAD_TEACHER_MIB: mebibytes(20_000).describe(
    'MiB of files that one verified teacher, or one member of the site’s staff, may upload in 24 hours',
  ),
  UPLOAD_SITE_MIB: mebibytes(100_000).describe('MiB of files uploaded to the site in 24 hours'),
  UPLOAD_RESERVED_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(99)
    .default(90)
    .describe(
      'Percent of UPLOAD_SITE_MIB that only verified teachers and the site’s staff may use',
    ),
  FEEDBACK_STORED_MIB: mebibytes(4_000).describe(
    'MiB of feedback files of people signed in that are stored at most; beyond it their feedback comes without files',
  ),
  FILE_FILM_MIB: mebibytes(8_192).describe('MiB of one video in “my files”'),
  FILE_DOCUMENT_MIB: mebibytes(500).describe('MiB of one document in “my files”'),
  FILE_PICTURE_MIB: mebibytes(100).describe('MiB of one picture in “my files”'),
  FILE_OTHER_MIB: mebibytes(1_000).describe(
    'MiB of one file of any other kind in “my files”, such as a recording or an archive',
  ),
  FILES_PERSON_MIB: mebibytes(100_000).describe(
    'MiB of “my files” of one person that are stored at most, with previous versions and uploads in progress',
  ),
  ANSWERS_PERSON_MIB: mebibytes(2_000).describe(
    'MiB of a learner’s answers to quizzes (photographs, files, recordings) that are stored at most; teachers and staff have FILES_PERSON_MIB',
  ),
  CLAMD: z
    .string()
    .regex(/^(\/.+|[^/:\s]+:\d+|\[[0-9a-f:]+\]:\d+)$/i, 'host:port or /path/to/socket')
    .optional()
    .describe(
      'Virus scanner (clamd): host:port, or the path of its socket; unset: files are not scanned',
    ),
  FEEDBACK_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Feedback of one person, or of visitors at one address, in 24 hours'),
  FEEDBACK_VISITORS_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe('Feedback of all visitors together in 24 hours'),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(1000)
    .describe(
      'Open connections of one address; one more replaces the oldest that waits, or that reads its answer',
    ),
  METRICS_TOKEN: z
    .string()
    .optional()
    .describe('Bearer token for /metrics; unset: this machine only'),
  PAGE_VIEW_SCRIPT: z.url().optional().describe('Address of the page-view statistics script'),
  SITE_NAME_ZH: z.string().default('远帆学堂').describe('Name of the site in Chinese'),
  SCORING_RULE: z
    .enum(['chinese', 'allOrNothing', 'rightMinusWrong'])
    .default('chinese')
    .describe('How new quizzes mark multiple choice, unless their teacher chooses another rule'),
  SITE_NAME_EN: z.string().default('Farsail').describe('Name of the site in English'),
  COMPANY_NAME_ZH: z
    .string()
    .default('远帆教育科技（示范）有限公司')
    .describe('Operator, in Chinese'),
  COMPANY_NAME_EN: z
    .string()
    .default('Farsail Education Technology (Demo) Ltd.')
    .describe('Operator, in English'),
  COMPANY_ADDRESS_ZH: z
    .string()
    .default('上海市浦东新区示范路 100 号')
    .describe('Address, in Chinese'),
  COMPANY_ADDRESS_EN: z
    .string()
    .default('100 Shifan Road, Pudong, Shanghai')
    .describe('Address, in English'),
  CLASS_LINK: z
    .enum(['show', 'hide'])
    .default('show')
    .describe('The link to one’s classes in the header'),
  HOTLINE: z.string().default('400-000-0000').describe('Customer-service number'),
  CONTACT_EMAIL: z.string().default('service@example.com').describe('Contact e-mail'),
  BUSINESS_PHONE: z.string().default('021-0000-0000').describe('Business phone'),
  ICP_RECORD: z.string().default('').describe('ICP record number; empty: not shown'),
  POLICE_RECORD: z.string().default('').describe('Public-security record number; empty: not shown'),
  PARTNERS: z
    .string()
    .default(
      '全国外经贸高等教育培训中心|Higher Education Training Centre for Foreign Trade|https://example.org/training,中国报关协会|Customs Brokers Association|https://example.org/customs,外经贸企业协会|Foreign Trade Enterprises Association|https://example.org/enterprises',
    )
    .describe('Partner links: 中文|English|url, separated by commas'),
} as const

const schema = z.object(settings)
export type Config = z.output<typeof schema>

/**
 * Reads the settings once.
 * @throws with every wrong setting named.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const result = schema.safeParse(given)
  if (!result.success) {
    throw new Error(`Settings are wrong:\n${z.prettifyError(result.error)}`)
  }
  const config = result.data
  if (config.STORAGE === 's3') {
    const missing = (['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const).filter(
      (name) => !config[name],
    )
    if (missing.length > 0) throw new Error(`STORAGE=s3 also needs ${missing.join(', ')}`)
  }
  if (config.WORKER === 'only' && !config.DATABASE_URL) {
    throw new Error('WORKER=only also needs DATABASE_URL: the embedded database serves one process')
  }
  if (config.FARSAIL_SECRET && /^(change-?me|secret|example)/i.test(config.FARSAIL_SECRET)) {
    throw new Error('FARSAIL_SECRET is a sample value; choose a random one')
  }
  return config
}
