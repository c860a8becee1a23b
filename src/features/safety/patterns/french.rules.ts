import type { Language } from './pattern.rules.ts';

const lists = `
{fillers}: souvent | parfois | juste | vraiment | trop | tellement | simplement | bien | toujours | encore | tout | putain | franchement | la | vite | meme | seulement | plus rien que | bon
{self}: je | j | me | m | moi | mon | ma | mes
{others}: il | elle | ils | elles | lui | frere | soeur | pere | mere | papa | maman | fils | fille | ami | amie | amis | copain | copine | pote | mari | femme | cousin | cousine | oncle | tante | voisin | voisine | collegue | quelqu | gens | compagnon | compagne | s | se | son | sa | joueur | joueurs
{telling}: dit | disait | dis | disent | raconte | ecrit | ecrivait | pense | repete
{past}: voulais | ai | essaye | tente | pensais | etais | avais | avait | pense | fait | voulu
{present}: veux | vais | suis | pense | compte
{auxiliary}: ai | avais
{vouloir}: veux | veut | voudrais | voulais | vouloir | envie | envies | souhaite | souhaiterais | prefere | prefererais | aimerais | aimerai | besoin | vais | pense | penser | pensais | pensees | songe | compte | prevois | decide | decidee | idee | reve | pret | prete | temps | hate | tente | essaye | essayer | failli | capable | peux | pourrais | devrais | voulu
{me tuer}: me tuer | m'en tuer | me suicider | mettre fin a (mes jours | ma vie | tout ca | mon existence) | en finir (avec (la vie | ma vie | tout | l'existence) | une fois pour toutes) | me pendre | me flinguer | me foutre en l'air | me jeter (sous | d'un | du | par | dans | devant) | sauter (d'un pont | du pont | par la fenetre | du toit | sous un train | dans le vide | d'un) | me tirer une balle | me mettre une balle | me faire sauter | m'ouvrir les veines | m'ouvrir les poignets | me tailler les veines | me trancher les veines | me noyer | m'empoisonner | m'asphyxier | m'oter la vie | me supprimer | me buter | me faire du mal | me scarifier | me mutiler | me couper | m'automutiler | me blesser | me crever | avaler (tous | toute | toutes | une boite) .. (medicaments | cachets | boite | comprimes | pilules | somniferes) | prendre tous (mes | les) (medicaments | cachets | comprimes) | me fracasser | foncer dans (un mur | un arbre)
{mourir}: mourir | crever | clamser | disparaitre | partir pour (toujours | de bon) | etre mort | etre morte | ne plus (exister | vivre | etre la | me reveiller | etre ici | respirer) | dormir pour toujours | m'endormir (et | pour) (ne (jamais | plus) | toujours) | quitter (ce monde | cette vie | cette terre) | ne pas me reveiller | ne jamais me reveiller | n'avoir jamais existe | ne jamais (etre ne | etre nee | avoir existe) | que tout s'arrete | que ca s'arrete | rejoindre (mon | ma) (pere | mere | frere)
{vivre}: vivre | vivre comme ca | etre la | etre ici | etre en vie | exister | continuer | me reveiller | me lever | de la vie | de vivre | cette vie | la vie | etre de ce monde
`;

const patterns = `
[ideation] Se tuer
(mets|mettre|mettrai|mis|met) fin a (mes jours|ma vie|tout|mon existence|mes souffrances)  # Cette nuit je mets fin à mes jours
(je)? (m)? (en finis|vais en finir|veux en finir|voudrais en finir|envie d en finir)  # J’ai envie d’en finir
(me|m) (faire|fais|fait|suis fait|faisais) du mal  # Je me fais du mal
(m|me) (oter|ote|enlever|enleve|prendre) la vie  # Je pense à m’ôter la vie
(veux|voudrais|envie de|aimerais|besoin de|prie pour|prie de) (juste)? (crever|mourir|disparaitre|partir pour toujours|ne plus exister|ne plus etre la|m endormir et|ne plus (me)? reveiller)  # Je veux juste disparaître
{me tuer}  # Je pense à me tuer
je (me tue|me suicide|me pends|me flingue|me bute|me fous en l'air|me jette (sous|d'un|par)|me tire une balle|m'ouvre les veines|me taillade|me scarifie|me coupe les veines|me fais du mal)  # Si je perds je me tue
(suicide|suicidaire|suicidaires|suicider)  # J’ai des pensées suicidaires
(idees noires|pensees noires|envies noires)  # J’ai des idées noires
en finir (avec la vie|avec tout|avec moi|pour de bon|ce soir|$)  # Je veux en finir
(tout|qu'on) (arreter|en finir|finir) (pour de bon|definitivement|pour toujours)  # Je veux tout arrêter pour de bon

[ideation] Une envie de mourir
{vouloir} (de|d'|que|a|en|plus que|qu'a|d'en)? {mourir}  # J’ai envie de mourir
(mieux|heureux|heureuse|tranquilles|plus simple|soulages|soulagee|debarrasses) (sans moi|si j'etais (mort|morte|plus la)|si je n'etais (plus|pas)|si je mourais|si je disparaissais|si je n'existais)  # Ils seraient mieux sans moi
(mieux|plus simple|plus facile|bien|prefere) (etre)? (mort|morte)  # Je serais mieux mort
(j'aimerais|je voudrais|je prefererais|si seulement|dommage que) .. (mort|morte|jamais etre ne|jamais etre nee|pas etre ne|plus etre la|plus exister)  # J’aimerais ne jamais être né
(je (vaux|vaudrais)) plus mort  # Je vaux plus mort que vif
(assurance vie|assurance deces) + (mieux|payer*|rembours*|dettes|famille|enfants|femme|touch*)  # Avec l’assurance vie, mes enfants paieraient les dettes
(je suis|suis|etre) (un|qu'un) (fardeau|poids|boulet)  # Je suis un fardeau pour tous
(je ne|personne ne|personne) (me)? (manquerai|regretterait|regrettera|pleurerait|remarquerait|manquerais) (a personne|$)  # Je ne manquerai à personne
(si|quand) (je (meurs|mourais|mourrai|disparais|disparaissais|creve)|j'etais (mort|morte)|je (ne)? (suis|serai|serais|etais) plus la)  # Quand je ne serai plus là
(la mort|mourir) .. (soulagement|solution|issue|delivrance|paix|mieux)  # La mort serait un soulagement

[ideation] Ne plus vouloir vivre
(ne)? (veux|voulais|peux|supporte|ai) (plus|pas|meme plus|plus envie de|pas envie de|plus la force de|plus le courage de|plus de raison de|aucune raison de|plus aucune raison de|plus gout a) .. {vivre}  # Je ne veux plus vivre
(plus|pas|aucune|perdu) (envie|l'envie|raison|raisons|gout|force) (de|a) .. (vivre|la vie|continuer|exister|me lever)  # Plus envie de vivre
(marre|fatigue|fatiguee|las|lasse|ras le bol|epuise|epuisee) (de|d') (vivre|la vie|exister|etre en vie|cette vie|etre la)  # J’en ai marre de vivre
(ma vie|la vie|vivre) (n'a|n'ai|ne|a) (plus|pas|aucun|vaut) (de|la|rien|sens|pas)? .. (sens|peine|interet|$)  # Ma vie n’a plus de sens
(a quoi (bon|ca sert)|pourquoi) (de)? (vivre|continuer a vivre|exister|je (suis|vis) (encore)? (la|en vie|vivant)?)  # À quoi bon vivre
(ne)? (plus|pas|jamais) (me|se) (reveiller|relever)  # M’endormir et ne plus me réveiller
(veux|voudrais) plus (etre)? (la|ici|de ce monde|vivre|exister|me reveiller)  # Je veux plus être là
seule (issue|solution|option|sortie) .. (mort|mourir|suicide|tuer|partir|reste)  # La seule issue c’est la mort

[imminent named] Un plan, un adieu
(je vais|j'ai decide de|je compte|je suis decide a|je suis decidee a|pret a|prete a) (me tuer|me suicider|mourir|en finir (ce soir|avec la vie|avec tout|maintenant|demain)|mettre fin a (mes jours|ma vie)|me pendre|me jeter|sauter|me foutre en l'air|me tirer une balle)  # Je vais me tuer
(ce soir|cette nuit|demain|aujourd'hui|maintenant) .. (je me (tue|suicide|pends|flingue|bute)|j'en finis|je meurs|je creve|je saute|je pars pour toujours|je disparais pour)  # Ce soir je me tue
(j'ai|j'ai prepare|j'ai achete|acheter|prepare) .. (la corde|une corde|les cachets|les medicaments (prets|devant)|assez de (cachets|medicaments|comprimes)|l'arme|une arme|le fusil|le pistolet|les lames) - (medecin|docteur|ordonnance)  # J’ai acheté une corde
(lettre|mot|message) (d'adieu|d'adieux|de suicide|d'au revoir)  # J’ai écrit ma lettre d’adieu
(adieu|adieux) (a tous|tout le monde|le monde|les amis|mes|a mes|a jamais|$)  # Adieu tout le monde
(ma|la) derniere (nuit|soiree|journee) (sur terre|ici|en vie|$)  # C’est ma dernière nuit
(je suis|assis|assise|debout) sur (le pont|un pont|le toit|le rebord|les rails|la rambarde|le parapet)  # Je suis sur le pont
(j'ai|je viens de) (pris|prendre|avale|avaler) (tous|toute|toutes|une boite|trop|plein) .. (medicaments|cachets|comprimes|boite|somniferes|pilules)  # J’ai avalé tous les cachets

[concern] Quelqu’un d’autre
s'est (suicide|suicidee|tue|tuee|pendu|pendue|donne la mort|ote la vie|jete|jetee|flingue)  # Mon frère s’est suicidé
(veut|voulait|va) (mourir|se tuer|se suicider|en finir|se pendre|se foutre en l'air|se faire du mal)  # Ma sœur veut mourir
(tentative de suicide|se suicider|se tuer)  # Sa tentative de suicide

[denial] Ce n’est pas vrai
(pas|jamais|ni|aucune|aucun|sans)  # Je ne veux pas mourir
(ne (me)?|ne m|n)? (veux|vais|pense|compte|suis|ai|voudrais|ferais) (pas|jamais) (voulu|eu envie de|de|a|envie de|l'intention de|d'|envie d'|besoin de|dit que je veux)?  # Je ne pense pas à me tuer
je ne me (tuerais|suiciderais|ferais) (jamais|pas)  # Je ne me tuerais jamais

[stillTrue] C’est vrai
(pourquoi (pas|ne pas)|(n|ne)? (peux|arrive|arrete) (pas|plus) (a|de|d'|m'empecher de)? (arreter de)? (penser a|vouloir)?|pas seulement|sais pas (si|pourquoi))  # Je n’arrive pas à arrêter de penser à me tuer

[untilNow] Maintenant
(avant (ce soir|aujourd'hui|maintenant)|jusqu'a (ce soir|aujourd'hui|maintenant)|autant|a ce point)  # Je n’ai jamais voulu mourir autant

[past] Il y a longtemps
il y a (<number>|des|dix|cinq|deux|trois|quatre|six|sept|huit|neuf|vingt|longtemps|quelques|plusieurs|un) (ans|annees|mois|an)?  # Il y a dix ans j’ai essayé de me tuer
(quand j'etais|a l'epoque|dans le passe|en <year>|autrefois|dans ma jeunesse|avant la therapie|quand j'avais)  # Quand j’étais jeune je voulais mourir

[recent] Il y a peu
(hier|hier soir|cette nuit|ce soir|aujourd'hui|cette semaine|ces jours|a nouveau|ces temps)  # Hier soir j’ai essayé de me tuer

[returns] C’est revenu
(revenu|revenue|revient|reviennent|revenues|recommence|de nouveau|a nouveau|encore ce soir|pareil)  # Il y a dix ans j’ai tenté de me tuer et ce soir ça revient

[same] Pareil
(faire (la meme chose|pareil|comme (lui|elle))|le rejoindre|la rejoindre|le suivre|la suivre|moi aussi)  # Mon frère s’est suicidé et je veux faire pareil

[soon] Maintenant
(ce soir|cette nuit|maintenant|aujourd'hui|demain|tout de suite|ce week end)  # Je veux mourir ce soir

[idiom] Une façon de parler
(va|vont) (me|nous|te) (tuer|massacrer) (quand|si|pour|$)  # Elle va me tuer quand elle verra ça
(mourir|crever|creve|mort|morte|morts|meurs|mourrir) (de|d') (rire|faim|soif|froid|chaud|honte|trouille|peur|fatigue|envie|ennui|sommeil|soif|amour|jalousie|un|une|trop)  # J’ai envie de mourir de rire
en finir (avec (le|les|ce|cette|ces|l'|mon|ma|mes|la roulette|ca|cette) _ (jeu|jeux|paris|addiction|casino|machines|poker|dettes|dette|dependance|compte|roulette|bookmaker|histoire|habitude|periode|mois|semaine|journee|jouer)) (une fois pour toutes|pour de bon|definitivement)?  # Je veux en finir avec le jeu une bonne fois pour toutes
(arreter|finir) (le jeu|de jouer|les paris|tout ca de jouer)  # Je veux arrêter de jouer pour de bon
(mettre fin a) (mon compte|cette|ce|mes paris|mon addiction|mon abonnement)  # Je veux mettre fin à mon compte
(ne veux|veux) (plus|pas) (vivre|etre) (ici|la)? (avec|chez|dans (ce|cette|cet|un|une|la|mon|le)|comme (un|une)|ici (dans|avec)|aux crochets)  # Je ne veux plus vivre dans cet appart
(va|vas|vont|allait|allez|pourrait) me tuer  # Ma femme va me tuer
(tuer|tue) (le temps|l'ambiance|me tue)  # Je joue pour tuer le temps
(me|m') couper (les cheveux|les ongles|la barbe|du monde du jeu|l'appetit)  # Je vais me couper les cheveux
(pari|coup|mission) suicide  # C’était un pari suicide
(mieux) sans (jouer|le jeu|casino|paris)  # Ils seraient mieux sans le jeu
(disparaitre) de (la liste|instagram|facebook|leur|ce groupe|cette)  # J’aimerais disparaître de leur liste
`;

export const french: Language = { code: 'fr', lists, patterns: [patterns] };
