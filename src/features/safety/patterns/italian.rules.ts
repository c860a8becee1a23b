import type { Language } from './pattern.rules.ts';

const lists = `
{fillers}: solo | soltanto | davvero | proprio | molto | tanto | cosi | anche | sempre | veramente | semplicemente | ormai | cazzo | cavolo | tutto | tutta | ora | adesso | ancora | piu | dai
{self}: io | mi | me | mio | mia | miei | mie | voglio | vorrei | sono | penso | uccidermi | ammazzarmi | suicidarmi
{others}: lui | lei | loro | fratello | sorella | padre | madre | papa | mamma | figlio | figlia | amico | amica | amici | marito | moglie | cugino | cugina | zio | zia | nonno | nonna | vicino | vicina | collega | fidanzato | fidanzata | compagno | compagna | qualcuno | gente | suo | sua | si | ucciso | vuole | giocatore
{telling}: dice | detto | ha detto | diceva | scritto | scrive | pensa | racconta
{past}: volevo | ho | tentato | provato | pensavo | ero | avevo | voluto | pensato
{present}: voglio | vorrei | sto | penso | sono
{auxiliary}: ho | avevo
{volere}: voglio | voluto | vorrei | volevo | desidero | preferirei | preferisco | voglia di | ho voglia di | penso di | penso a | pensando di | sto pensando di | pensare di | pensato di | pensieri di | idea di | sto per | ho deciso di | deciso di | intendo | posso | potrei | dovrei | devo | provo a | provato a | tentato di | magari | meglio | pronto a | pronta a | ora di | capace di | spero di | mi piacerebbe | tentazione di | bisogno di | quasi quasi
{uccidermi}: uccidermi | ammazzarmi | suicidarmi | togliermi la vita | togliermi di mezzo | farla finita | porre fine alla mia vita | mettere fine alla mia vita | finire la mia vita | finirla (qui | con tutto | per sempre) | impiccarmi | buttarmi (giu | sotto | dal | dalla | da | nel) | gettarmi (giu | sotto | dal | dalla | da | nel) | lanciarmi (dal | dalla | sotto | nel) | spararmi | spararmi in testa | tagliarmi le vene | tagliarmi i polsi | tagliarmi | farmi del male | farmi fuori | avvelenarmi | annegarmi | ferirmi | autolesion* | ingoiare tutte le (pastiglie | pillole) | prendere tutte le (pastiglie | pillole | medicine) | schiantarmi | saltare (dal ponte | dal balcone | dalla finestra | giu) | farmi saltare | tirarmi un colpo
{morire}: morire | essere morto | essere morta | crepare | sparire per sempre | scomparire per sempre | sparire da (questo mondo | questa vita | questa terra) | non (esistere | svegliarmi | svegliarmi piu | vivere | esserci | essere mai (nato | nata) | esserci piu | essere piu qui) | dormire per sempre | addormentarmi e non (svegliarmi | risvegliarmi) | smettere di (vivere | esistere | respirare) | lasciare questo mondo | andarmene (per sempre | da questo mondo | da questa vita) | non svegliarmi mai | non essere nato | non essere nata | non essere mai nato | che tutto finisse | che tutto finisca | che finisse tutto | che finisca tutto | essere sottoterra | raggiungere (mio | mia) (padre | madre | fratello)
{vivere}: vivere | continuare a vivere | andare avanti | essere vivo | essere viva | essere qui | stare al mondo | esistere | svegliarmi | alzarmi | stare qui | campare | esserci
`;

const patterns = `
[ideation] Uccidersi
mi (faccio|sono fatto|sono fatta|facevo|faro) (del|di)? male (da solo|da sola|apposta|quando|ogni|di nuovo|ancora|$)  # Mi faccio del male quando perdo
(la)? (faccio|faro|facciamo) finita  # Stanotte la faccio finita
(metto|mettere|pongo|porre|mettero|porro) fine (a|alla) (mia)? (vita|tutto|esistenza|sofferenze|mie sofferenze)  # Metto fine alla mia vita
(voglio|vorrei|voglia di|bisogno di|prego di|prego dio di) (solo|soltanto)? (sparire|morire|scomparire|non esistere|crepare|non svegliarmi|dormire per sempre|farla finita)  # Vorrei solo sparire
(non)? (riesco|voglio|posso|ce la faccio) (piu)? (a)? (vivere|di vivere|stare al mondo|esserci)  # Non ce la faccio più a vivere
(non|nessun|nessuna|nulla|senza) ... (senso|motivo|ragione|voglia|forza) .. (di|per|a|nel|in) (vivere|andare avanti|continuare|esistere|svegliarmi|alzarmi)  # Non vedo nessun motivo per andare avanti
{uccidermi}  # Penso di uccidermi
mi (voglio|vorrei|volevo|potrei|devo) (uccidere|ammazzare|suicidare|togliere la vita|impiccare|sparare|buttare (giu|sotto|dal|dalla)|tagliare (le vene|i polsi)|fare del male)  # Mi voglio ammazzare
mi (uccido|ammazzo|suicido|impicco|sparo|tolgo la vita|butto (giu|sotto|dal|dalla)|taglio le vene|taglio)  # Se perdo mi ammazzo
(suicidio|suicida|suicidi|suicidarmi|suicidare)  # Penso al suicidio
(farla|farlo|facciamola) finita (con la vita|con tutto|per sempre|stasera|stanotte|$)  # Voglio farla finita con la vita
la faccio finita  # Stanotte la faccio finita
(mettere|porre|metto|dare) .. fine (a tutto|alla mia vita|alla mia esistenza|alle mie sofferenze|al mio dolore)  # Voglio mettere fine a tutto
(finire|chiudere) (con la vita|con tutto|la mia vita|la mia esistenza)  # Voglio chiudere con la vita

[ideation] Un desiderio di morire
{volere} ... {morire}  # Voglio morire
(magari|spero|prego|vorrei|desidero) .. (che)? .. (morto|morta|morissi|muoia|svegliassi|svegliarmi|nato|nata|esistessi|sparissi) - (squadra|partita)  # Vorrei non svegliarmi più
(meglio|felici|felice|tranquilli|piu facile|sollevati) .. (senza (di)? me|se (fossi|ero) (morto|morta)|se (morissi|sparissi|non (ci fossi|esistessi))|morto|morta)  # Starebbero meglio senza di me
(valgo|varrei) (di)? piu (da)? (morto|morta)  # Valgo di più da morto
(assicurazione sulla vita|polizza|polizza vita) + (meglio|pag*|debiti|famiglia|figli|moglie|incass*)  # Con la polizza vita pagherebbero i debiti
(sono|essere) (solo)? (un|un solo) (peso|fardello)  # Sono un peso per tutti
nessuno .. (sentirebbe la mia mancanza|sentira la mia mancanza|mi (rimpiangerebbe|piangerebbe|vuole)|se ne accorgerebbe|noterebbe|ha bisogno di me)  # Nessuno sentirebbe la mia mancanza
(se|quando) (io)? (muoio|morissi|moriro|saro morto|saro morta|non ci (sono|saro|fossi) (piu)?|sparissi|sparisco|non mi svegliassi)  # Quando non ci sarò più
(la)? morte .. (sollievo|soluzione|uscita|pace|meglio|liberazione)  # La morte sarebbe un sollievo

[ideation] Non voler vivere
non (voglio|volevo|riesco a|ce la faccio a|sopporto di|merito di|ho (piu)? voglia di|ho (piu)? (motivo|motivi|ragione|ragioni) (di|per)|vale la pena|ha senso|vedo (il)? (senso|motivo) (di|nel|per)|desidero|posso) (piu)? .. {vivere}  # Non voglio più vivere
(senza|perso la|nessuna|passata la) voglia di (vivere|esistere|andare avanti)  # Ho perso la voglia di vivere
(stanco|stanca|stufo|stufa|esausto|esausta) (di|della) (vivere|vita|esistere|questa vita|stare al mondo|essere vivo)  # Sono stanca di vivere
(la mia vita|la vita|vivere) non (ha|vale|merita) .. (senso|la pena|niente|valore|nulla)  # La mia vita non ha più senso
(perche|a che serve|che senso ha) .. (vivere|vivo|continuare a vivere|sono (ancora)? (vivo|viva|qui|al mondo))  # Perché continuare a vivere
non voglio (piu)? (stare|essere|restare|rimanere) .. (qui|al mondo|in questo mondo|in questa vita|vivo|viva|$)  # Non voglio più essere qui
non svegliar* (mai)? (piu)?  # Addormentarmi e non svegliarmi mai più
unica (via d'uscita|soluzione|uscita|via) .. (morire|morte|uccid*|suicid*|e|che resta)  # L’unica via d’uscita è la morte

[imminent named] Un piano, un addio
(sto per|ho deciso di|vado a|stasera|stanotte|domani|oggi|adesso|ora) .. (uccidermi|ammazzarmi|suicidarmi|togliermi la vita|farla finita|mi (uccido|ammazzo|suicido|impicco|sparo|butto)|la faccio finita|impiccarmi|buttarmi (giu|sotto|dal))  # Stanotte mi ammazzo
(ho|ho comprato|ho preparato|comprato|pronte|preparato) .. (una corda|la corda|le pastiglie (pronte|qui)|le pillole (pronte|qui)|abbastanza (pastiglie|pillole)|la pistola|una pistola|il veneno|le lamette) - (medico|ricetta|dottore)  # Ho comprato una corda
(lettera|biglietto|messaggio) (d'addio|di addio|d'addii|e sul tavolo)  # Ho scritto la lettera d’addio
addio (a tutti|mondo|mondo crudele|per sempre|amici|ai miei|alla vita)  # Addio a tutti
(e)? (la)? (mia)? ultima notte (qui|da vivo|sulla terra|$)  # È la mia ultima notte
(sono|sto|seduto|seduta|in piedi) (sul|sulla|sui|al) (ponte|tetto|cornicione|binari|balcone|bordo|parapetto)  # Sono sul ponte
(ho) (preso|ingoiato|mandato giu) (tutte|tutti|troppe|un sacco) .. (pastiglie|pillole|medicine|farmaci|sonniferi)  # Ho ingoiato tutte le pastiglie

[concern] Qualcun altro
si (e|era)? (suicidato|suicidata|ucciso|uccisa|ammazzato|ammazzata|impiccato|impiccata|tolto la vita|tolta la vita|buttato|buttata|vuole (uccidere|ammazzare|suicidare)|taglia)  # Mio fratello si è ucciso
(vuole|voleva) (morire|uccidersi|ammazzarsi|suicidarsi|farla finita|togliersi la vita)  # Mia moglie vuole morire
(tentato suicidio|tentato il suicidio|uccidersi|suicidarsi|ammazzarsi)  # Ha tentato il suicidio

[denial] Non è così
(non|mai|nemmeno|neanche|ne)  # Non voglio morire
(non) (vorrei|ho mai voluto|ho voglia di|ho nessuna voglia di|mi|voglio|penso di|penso a|ho intenzione di|ho mai pensato di|ho mai pensato al|sto pensando di|sono|e un|ho (pensieri|idee) di|potrei mai|farei mai)  # Non ho intenzione di uccidermi

[stillTrue] È così
(perche non|non (riesco|posso|smetto) (a|di)? (smettere di|fare a meno di)? (pensare (di|a|al)|volere)?|non solo|non so (se|perche))  # Non riesco a smettere di pensare di uccidermi

[untilNow] Adesso
(fino (ad oggi|a oggi|a stasera|ad ora|a stanotte)|cosi tanto|come (ora|adesso|stanotte))  # Non ho mai voluto morire come stanotte

[past] Tanto tempo fa
(<number>|dieci|cinque|due|tre|quattro|sei|sette|otto|nove|venti|molti|tanti|qualche|alcuni|un) (anni|mesi|anno|tempo) fa  # Dieci anni fa ho tentato di uccidermi
(anni fa|quando (ero|avevo)|in passato|nel <year>|da (giovane|ragazzo|ragazza)|prima della terapia|all'epoca)  # Quando ero giovane volevo morire

[recent] Poco fa
(ieri|ieri sera|stanotte|stasera|oggi|questa settimana|ultimamente|di nuovo|ancora una volta)  # Ieri sera ho tentato di uccidermi

[returns] È tornato
(tornato|tornata|tornati|torna|tornano|ritornato|di nuovo|la stessa cosa)  # Dieci anni fa ho tentato di uccidermi e stanotte è tornato

[same] Lo stesso
(voglio|vorrei) .. (lo stesso|la stessa cosa|raggiungerlo|raggiungerla|seguirlo|seguirla|anch'io)  # Mio fratello si è ucciso e voglio fare lo stesso

[soon] Adesso
(stasera|stanotte|oggi|adesso|ora|domani|subito|questo fine settimana)  # Voglio morire stanotte

[idiom] Un modo di dire
mi (uccide|ammazza|uccidera|ammazzera|uccidono) (quando|se|$)  # Mia moglie mi ammazza quando lo vede
(morire|muoio|morto|morta|morti|crepare|morendo) (di|dal|dalla|dalle) (fame|sete|freddo|caldo|sonno|ridere|risate|vergogna|noia|paura|voglia|invidia|amore|stanchezza|curiosita|imbarazzo)  # Voglio morire dal ridere
(farla finita|finirla|chiudere|farlo finita) (con|con il|con la|con le|col|coi) _ (scommesse|gioco|slot|casino|macchinette|poker|azzardo|giocare|bugie|debiti|vizio|dipendenza|lui|lei|lavoro|fumo|storia|conto)  # Voglio farla finita con le scommesse
non (voglio|riesco a|posso) (piu)? (vivere|stare|essere|andare avanti) (qui)? (in (questa|questo|quella|casa|affitto|un|una)|con (i|mia|mio|lui|lei|questi|questo|le|gli|il)|da (mia|i|solo)|a (giocare|scommettere|mentire)|come (un|una)|nelle|qui (a|in|con))  # Non voglio più vivere in questa casa
mi (uccide|ammazza|uccidono|ammazzo|ammazzano) (di|la|il|le|questa|questo|questi|dalle|dal|a|in palestra)  # Mi ammazzo di lavoro
ammazza* (il)? tempo  # Gioco per ammazzare il tempo
(scommessa|missione|giocata|squadra) suicida  # È stata una scommessa suicida
tagliarmi (i capelli|le unghie|la barba|fuori|la strada)  # Vado a tagliarmi i capelli
farmi (fuori) (lo stipendio|i soldi|tutto|una)  # Potrei farmi fuori lo stipendio
(sparire|scomparire) (per sempre)? (dai|dal|dalla|da) (social|instagram|facebook|gruppo|lista)  # Vorrei sparire per sempre dai social
(meglio) senza (gioco|giocare|scommesse|slot|casino)  # Starebbero meglio senza gioco
`;

export const italian: Language = { code: 'it', lists, patterns: [patterns] };
