import type { Localized } from './localized.ts'

export interface Office {
  key: 'sunnyvale' | 'berlin' | 'beijing' | 'shenzhen'
  city: Localized
  country: Localized
  /** Address lines without city and country, as written on a letter. */
  address: readonly string[]
  headquarters: boolean
  /** IANA time zone, for the local time beside the address. */
  timeZone: string
}

/** The four offices (specification §1). */
export const offices: readonly Office[] = [
  {
    key: 'sunnyvale',
    city: { 'en-US': 'Sunnyvale', de: 'Sunnyvale' },
    country: { 'en-US': 'United States', de: 'USA' },
    address: ['710 Lakeway Dr, Ste 200', 'CA 94085'],
    headquarters: false,
    timeZone: 'America/Los_Angeles',
  },
  {
    key: 'berlin',
    city: { 'en-US': 'Berlin', de: 'Berlin' },
    country: { 'en-US': 'Germany', de: 'Deutschland' },
    address: ['Prinzessinnenstraße 19-20', '10969'],
    headquarters: true,
    timeZone: 'Europe/Berlin',
  },
  {
    key: 'beijing',
    city: { 'en-US': 'Beijing', de: 'Peking' },
    country: { 'en-US': 'China', de: 'China' },
    address: ['Level 5, Building 6', 'No. 48 Haidian West St, Haidian'],
    headquarters: false,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'shenzhen',
    city: { 'en-US': 'Shenzhen', de: 'Shenzhen' },
    country: { 'en-US': 'China', de: 'China' },
    address: ["402, Floor 4, Fu'an Technology Building", 'Nanshan'],
    headquarters: false,
    timeZone: 'Asia/Shanghai',
  },
]
