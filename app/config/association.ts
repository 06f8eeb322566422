/** Facts of the association that no deployment setting changes. Its names come from the environment. */
export const association = {
  street: '1200 Fieldhouse Road',
  town: 'Prairie City',
  officeHours: 'Office: Monday to Friday, 8:00 AM to 4:30 PM CT',
  phone: { text: '(555) 555-0142', href: 'tel:+15555550142' },
  /** Accounts shown on the site. Invented, on hosts that are reserved for examples. */
  social: [
    { network: 'Instagram', handle: '@psaa', href: 'https://instagram.example/psaa' },
    { network: 'X', handle: '@psaa', href: 'https://x.example/psaa' },
    { network: 'Facebook', handle: 'Prairie State Activities', href: 'https://facebook.example/psaa' },
  ],
} as const;
