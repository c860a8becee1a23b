import { CountrySelect } from '../features/help/CountrySelect.tsx';
import { HelplineList } from '../features/help/HelplineList.tsx';
import { ResourcesPage } from '../features/resources/ResourcesPage.tsx';
import type { lessons, Visitor } from './screens.tsx';

/** The resources, with the lines and lessons that belong among them. */
export function ResourcesScreen({ me, lessons: ways }: Visitor & { lessons: typeof lessons }) {
  return (
    <ResourcesPage
      lessons={ways}
      countrySelect={<CountrySelect me={me} />}
      gamblingLines={<HelplineList me={me} topic="gambling" />}
      crisisLines={<HelplineList me={me} topic="crisis" />}
    />
  );
}
