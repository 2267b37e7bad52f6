/** What every form's head asks about people and places; each form adds its own label where it has one. */
export const HEAD_FIELDS = {
  driver: {
    name: 'driverSignedName',
    memory: 'driverNames',
    autoComplete: 'name',
    autoCapitalize: 'words',
    isName: true,
  },
  driverFirm: {
    name: 'company',
    memory: 'companies',
    label: 'Company',
    hint: 'The firm you work for',
    autoComplete: 'organization',
  },
  clientFirm: { name: 'clientCompany', memory: 'clientCompanies', autoComplete: 'off' },
  site: { name: 'siteLocation', memory: 'siteLocations', label: 'Site location', autoComplete: 'off' },
} as const;
