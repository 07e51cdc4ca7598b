/** Settings of LibreOffice (registrymodifications.xcu): no macros, active content, links or network. */

type OfficeSetting = [path: string, name: string, value: string | number | boolean];

const settings: OfficeSetting[] = [
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', 3],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', true],
  ['Office.Common/Security/Scripting', 'DisableActiveContent', true],
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', true],
  ['Office.Writer/Content/Update', 'Link', 2],
  ['Office.Writer/Content/Update', 'Field', false],
  ['Office.Calc/Content/Update', 'Link', 2],
  // A proxy that does not exist, for machines on which programs cannot be cut off from the network.
  ['Inet/Settings', 'ooInetProxyType', 2],
  ['Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPProxyPort', 9],
  ['Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPSProxyPort', 9],
  ['Inet/Settings', 'ooInetNoProxy', ''],
];

function settingToXml([path, name, value]: OfficeSetting): string {
  const prop = `<prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop>`;
  return `<item oor:path="/org.openoffice.${path}">${prop}</item>`;
}

export const officeSettings = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
  ...settings.map(settingToXml),
  '</oor:items>',
].join('\n');
